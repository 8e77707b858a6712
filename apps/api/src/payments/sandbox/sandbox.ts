import type { Clock } from "../../clock.ts";
import type { Db } from "../../database/schema.ts";
import type { Jobs } from "../../jobs/index.ts";
import type { PaymentProvider } from "../provider.ts";
import type { Signatures } from "../signatures.ts";
import { createSandboxBank, type SandboxBank } from "./bank.ts";
import type { BankFaults } from "./bank-faults.ts";
import { createBankWebhooks, type DeliverWebhook } from "./bank-webhooks.ts";
import { createSandboxProvider } from "./sandbox-provider.ts";

interface SandboxDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  signatures: Signatures;
  keyId: string;
  deliver: DeliverWebhook;
  faults?: BankFaults;
}

/** The sandbox bank, and the provider through which the shop uses it. They share nothing but the secrets. */
export function createSandbox({ db, clock, jobs, signatures, keyId, deliver, faults = {} }: SandboxDependencies): {
  bank: SandboxBank;
  provider: PaymentProvider;
} {
  const webhooks = createBankWebhooks({ clock, jobs, signatures, deliver: faults.deliver?.(deliver) ?? deliver });
  const bank = createSandboxBank({ db, clock, webhooks });
  const provider = createSandboxProvider({ bank, signatures, keyId, ...(faults.call ? { call: faults.call } : {}) });
  return { bank, provider };
}
