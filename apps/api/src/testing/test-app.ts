import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { buildApp, type ShopApp } from "../app.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import type { LogDestination } from "../logging.ts";
import type { MailSender, OutgoingMail } from "../mail/sender.ts";
import type { SandboxBank } from "../payments/index.ts";
import type { BankFaults } from "../payments/sandbox/bank-faults.ts";
import { readSettings, type Settings } from "../settings/settings.ts";
import { hearAll } from "./heard.ts";
import { testDatabase } from "./test-database.ts";
import { type TestClock, testClock } from "./test-clock.ts";

/** A whole shop on a database of its own. */
export interface TestApp extends ShopApp {
  clock: TestClock;
  /** Throws at the first use where a real provider takes the money. */
  bank: SandboxBank;
  /** Mails that have left, oldest first. Run the jobs first. */
  sentMails: OutgoingMail[];
  /** Runs every job that is due at the clock's time. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables, as the shop's owner would set them. */
  env?: Record<string, string>;
  settings?: Partial<Settings>;
  clock?: TestClock;
  mailSender?: MailSender;
  /** Adds routes that only a test needs. */
  register?: (app: FastifyInstance) => Promise<void> | void;
  logDestination?: LogDestination;
  bankFaults?: BankFaults;
  /** Migrated; closed with the shop. @default an empty one of its own */
  database?: ShopDatabase;
}

const NO_BANK = new Proxy({} as SandboxBank, {
  get(_bank, name) {
    throw new Error(`This shop has no sandbox bank to call ${String(name)} of.`);
  },
});

/** Builds a shop with an empty, migrated database of its own. Takes less than a second; close it when the file is done. */
export async function testApp({
  env = {},
  settings,
  clock = testClock(),
  mailSender,
  register,
  logDestination,
  bankFaults,
  database: given,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await testDatabase());
  const sentMails: OutgoingMail[] = [];
  const collector: MailSender = { send: async (mail) => void sentMails.push(mail), close: async () => {} };
  try {
    const shop = await buildApp({
      settings: { ...readSettings({ LOG_LEVEL: "silent", RATE_LIMITS: "relaxed", ...env }), ...settings },
      database,
      clock,
      mailSender: mailSender ?? collector,
      ...(logDestination ? { logDestination } : {}),
      ...(bankFaults ? { bankFaults } : {}),
    });
    await register?.(shop.app);
    // Before it is asked for anything by a test: who brings a database of its own says itself when all must have been heard.
    if (!given) askOnceHeard(shop.app, hearAll(database));
    await shop.app.ready();
    return {
      ...shop,
      bank: shop.bank ?? NO_BANK,
      clock,
      sentMails,
      runJobs: () => shop.jobs.runDue(),
      async close() {
        await shop.app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Lets what is read wait until what was written before is heard of. */
function askOnceHeard(app: FastifyInstance, heard: () => Promise<void>): void {
  const inject = app.inject.bind(app) as (asked: string | InjectOptions) => Promise<LightMyRequestResponse>;
  const ask: typeof inject = async (asked) => {
    if (typeof asked === "string" || (asked.method ?? "GET") === "GET") await heard();
    return inject(asked);
  };
  app.inject = ask as typeof app.inject;
}
