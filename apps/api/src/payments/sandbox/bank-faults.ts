import type { DeliverWebhook } from "./bank-webhooks.ts";

/** Simulates a real provider's failures in tests. Without it the sandbox bank never fails. */
export interface BankFaults {
  /** Wraps each of the shop's calls to the bank: may throw before or after the call, or delay it. */
  call?: <Result>(name: "createOrder" | "fetchPayments" | "refund", work: () => Promise<Result>) => Promise<Result>;
  /** Wraps each webhook delivery: may drop it (and answer 200), repeat it, or change it. */
  deliver?: (deliver: DeliverWebhook) => DeliverWebhook;
}
