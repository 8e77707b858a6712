import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { buildApp, type ShopApp } from "../app.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import type { LogDestination } from "../logging.ts";
import type { MailSender, OutgoingMail } from "../mail/sender.ts";
import type { SandboxBank } from "../payments/index.ts";
import type { BankFaults } from "../payments/sandbox/bank-faults.ts";
import { type Label, readSettings, type Settings, UNNAMED } from "../settings/settings.ts";
import { changesReceived } from "./received-changes.ts";
import { seededDatabase, testDatabase } from "./test-database.ts";
import { type TestClock, testClock } from "./test-clock.ts";

/** A complete shop with its own database. */
export interface TestApp extends ShopApp {
  clock: TestClock;
  /** Throws at the first use if a real provider is configured. */
  bank: SandboxBank;
  /** Sent mails, oldest first. Run the jobs first. */
  sentMails: OutgoingMail[];
  /** Runs all jobs that are due at the clock's time. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables, as the shop's owner would set them. */
  env?: Record<string, string>;
  settings?: Partial<Settings>;
  /** Whose shop it is. @default nobody's */
  label?: Label;
  clock?: TestClock;
  mailSender?: MailSender;
  /** Adds routes for a test. */
  register?: (app: FastifyInstance) => Promise<void> | void;
  logDestination?: LogDestination;
  bankFaults?: BankFaults;
  /** A migrated database; closed with the shop. @default a new empty one */
  database?: ShopDatabase;
  /** Whether the new database has the demo catalogue. @default false */
  isSeeded?: boolean;
}

/** A label that production accepts: without the number of an example. */
export const REAL_LABEL: Label = { ...UNNAMED, legal: { ...UNNAMED.legal, gstin: null } };

const NO_BANK = new Proxy({} as SandboxBank, {
  get(_bank, name) {
    throw new Error(`This shop has no sandbox bank to call ${String(name)} of.`);
  },
});

/** Builds a shop with a new, migrated database. Takes less than a second; close it at the end of the file. */
export async function testApp({
  env = {},
  settings,
  label,
  clock = testClock(),
  mailSender,
  register,
  logDestination,
  bankFaults,
  database: given,
  isSeeded = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await (isSeeded ? seededDatabase() : testDatabase()));
  const sentMails: OutgoingMail[] = [];
  const collector: MailSender = { send: async (mail) => void sentMails.push(mail), close: async () => {} };
  try {
    const all = { ...readSettings({ LOG_LEVEL: "silent", RATE_LIMITS: "relaxed", ...env }, label), ...settings };
    const shop = await buildApp({
      settings: all,
      database,
      clock,
      linkSecrets: all.linkSecrets ?? ["a secret for links"],
      mailSender: mailSender ?? collector,
      ...(logDestination ? { logDestination } : {}),
      ...(bankFaults ? { bankFaults } : {}),
    });
    await register?.(shop.app);
    // Installed before the first request; a test with a database of its own decides itself when to wait for
    // notifications.
    if (!given) askOnceHeard(shop.app, changesReceived(database));
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

/** Delays reads until the notifications of earlier writes have arrived. */
function askOnceHeard(app: FastifyInstance, heard: () => Promise<void>): void {
  const inject = app.inject.bind(app) as (asked: string | InjectOptions) => Promise<LightMyRequestResponse>;
  const ask: typeof inject = async (asked) => {
    if (typeof asked === "string" || (asked.method ?? "GET") === "GET") await heard();
    return inject(asked);
  };
  app.inject = ask as typeof app.inject;
}
