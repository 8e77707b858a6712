import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { seedDemo } from "../../seed/demo.ts";
import { buildApp } from "../app.ts";
import { systemClock } from "../clock.ts";
import { isNightly } from "../../../../scripts/test-extent.ts";
import { openDatabase } from "../database/connection.ts";
import { migrate } from "../database/migrate.ts";
import type { Db } from "../database/schema.ts";
import { readSettings } from "../settings/settings.ts";
import { mortalShop } from "../testing/mortal-shop.ts";
import { confirm, press } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { rounds } from "../testing/rounds.ts";
import { restock } from "../testing/stock.ts";
import { testClock } from "../testing/test-clock.ts";
import { unexpected } from "../testing/template.ts";
import { orderInvariants } from "./invariants.ts";

/** At least two: the second kills a shop that has recovered from the first. */
const KILLS = isNightly ? 20 : rounds(6, 2);
const SHOPPERS = 8;
const MINUTE_MS = 60_000;
const SIZES = ["S", "M", "L"];

const directory = mkdtempSync(join(tmpdir(), "crash-"));
const env = { DATA_DIR: directory, RATE_LIMITS: "relaxed", LOG_LEVEL: "fatal" };
const shop = mortalShop(env);
afterAll(async () => {
  await shop.kill();
  rmSync(directory, { recursive: true });
});

/** What the client knows of one purchase. Null: the call was never answered, so it may have taken effect or not. */
interface Purchase {
  key: string;
  userId: string;
  orderId: string | null;
  /** The shop has confirmed that the order is placed. */
  wasConfirmed: boolean;
  /** The shop has refused, so there must be no order. */
  wasRefused: boolean;
}

async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ kind: "directory", directory: join(directory, "db") }, unexpected);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function buy(shopper: Shopper, key: string, history: Purchase[]): Promise<void> {
  shopper.cartToken = "";
  await shopper.add("chand-khadi-top", SIZES[Math.floor(Math.random() * SIZES.length)] ?? "M");
  const pending = await shopper.pendingOrder();
  const purchase: Purchase = { key, userId: shopper.id, orderId: null, wasConfirmed: false, wasRefused: false };
  history.push(purchase);
  const answer = await shopper.order(pending, key);
  if (answer.status !== 201) {
    purchase.wasRefused = true;
    return;
  }
  purchase.orderId = answer.body.order.id;
  if (Math.random() < 0.1) return;
  // 409: the bank took the money, but its answer was lost with the proof. The webhook or the reconciliation must find
  // it.
  const pressed = await press(shop.client, answer.body, "success");
  if (pressed.status !== 200) return;
  const confirmed = await confirm(shopper, purchase.orderId, pressed.body);
  purchase.wasConfirmed = confirmed.status === 200 && confirmed.body.order.status === "placed";
}

/** Resolves once purchases succeed after a start, so that the next kill interrupts them however slow the machine is. */
async function businessGoesOn(history: readonly Purchase[], since: number): Promise<void> {
  for (;;) {
    const recent = history.slice(since);
    const acknowledged = recent.filter(({ orderId }) => orderId !== null).length;
    if (acknowledged >= 3 && recent.some(({ wasConfirmed }) => wasConfirmed)) return;
    await wait(20);
  }
}

const NO_NOTIFICATIONS = { isListening: () => false, listen: () => {} };

/** Checks what is on disk, in this process, after the last kill. */
async function settle(db: Db): Promise<void> {
  const clock = testClock(systemClock.now());
  const mailSender = { send: async () => {}, close: async () => {} };
  const { app, jobs } = await buildApp({
    settings: readSettings(env),
    database: {
      engine: "embedded",
      standby: null,
      poolUse: () => ({ inUse: 0, waiting: 0, size: 1 }),
      db,
      migrate: async () => {},
      withoutTimeLimit: (work) => work(db),
      changes: NO_NOTIFICATIONS,
      upkeep: [],
      close: async () => {},
    },
    clock,
    linkSecrets: ["a secret for links"],
    mailSender,
  });
  for (let step = 0; step < 6; step += 1) {
    clock.advance(6 * MINUTE_MS);
    await jobs.runDue();
  }
  await app.close();
}

// spec: T4 killed processes
test(`${KILLS} times killed in the middle of checkouts: no acknowledged order is missing or duplicated`, async () => {
  await withDatabase(async (db) => {
    await migrate(db);
    await seedDemo(db, systemClock, () => {});
    for (const size of SIZES) await restock(db, "chand-khadi-top", size, size === "L" ? 30 : 100_000);
  });

  const history: Purchase[] = [];
  await shop.start();
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(shop.client)));
  let isOver = false;
  const goShopping = async (shopper: Shopper, number: number) => {
    for (let purchase = 0; !isOver; purchase += 1) {
      // The last pieces of L may be refused already when they are put into the cart.
      await buy(shopper, `${number}-${purchase}`, history).catch((error: unknown) => {
        if (!String(error).includes("pieces are left")) throw error;
      });
    }
  };
  const killAgainAndAgain = async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await businessGoesOn(history, history.length);
      await wait(Math.random() * 1_500);
      await shop.kill();
      await shop.start();
    }
    isOver = true;
  };
  await Promise.all([killAgainAndAgain(), ...shoppers.map(goShopping)]);
  await shop.kill();

  const acknowledged = history.filter(({ orderId }) => orderId !== null);
  const confirmed = history.filter(({ wasConfirmed }) => wasConfirmed);
  console.log(`${KILLS} kills: ${acknowledged.length} orders acknowledged, ${confirmed.length} confirmed as paid`);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 3);

  await withDatabase(async (db) => {
    expect(await orderInvariants(db)).toEqual([]);
    const rows = await db.selectFrom("orders").selectAll().execute();
    const orders = new Map(rows.map((order) => [order.id, order]));
    const missing = acknowledged.filter(({ orderId, userId }) => orders.get(orderId ?? "")?.user_id !== userId);
    expect(missing).toEqual([]);
    const lost = confirmed.filter(({ orderId }) => orders.get(orderId ?? "")?.status !== "placed");
    expect(lost).toEqual([]);
    // One order for each key, and no order without a request.
    expect(new Set(acknowledged.map(({ orderId }) => orderId)).size).toBe(acknowledged.length);
    const keys = await db.selectFrom("idempotency_keys").selectAll().execute();
    const ownOrders = rows.filter(({ cart_id }) => cart_id !== null);
    expect(ownOrders).toHaveLength(keys.length);
    const asked = history.filter(({ wasRefused }) => !wasRefused);
    expect(keys.length).toBeLessThanOrEqual(asked.length);

    await settle(db);
    expect(await orderInvariants(db)).toEqual([]);
    const unsettled = await db
      .selectFrom("bank_payments")
      .leftJoin("payments", "payments.id", "bank_payments.id")
      .select(["bank_payments.id", "bank_payments.status", "payments.state"])
      .where("bank_payments.status", "!=", "failed")
      .where((or) =>
        or.or([
          or("payments.state", "is", null),
          or.and([or("bank_payments.status", "=", "captured"), or("payments.state", "!=", "accepted")]),
        ]),
      )
      .execute();
    expect(unsettled).toEqual([]);
    const open = await db.selectFrom("orders").select("id").where("status", "=", "payment_pending").execute();
    expect(open).toEqual([]);
  });
}, 3_600_000);
