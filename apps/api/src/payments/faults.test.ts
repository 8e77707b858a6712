import { afterAll, beforeAll, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, press } from "../testing/paying.ts";
import { type Chance, seededChance } from "../testing/seeded-chance.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import { forgottenPayments } from "./forgotten-payments.ts";
import { ProviderUnavailable } from "./provider.ts";
import type { BankFaults } from "./sandbox/bank-faults.ts";
import type { DeliverWebhook, WebhookDelivery } from "./sandbox/bank-webhooks.ts";

const PAYMENTS = 150;
const FAULTS = 0.4;
const MINUTE_MS = 60_000;
const SLUGS = ["kesar-long-kurta", "zoya-short-jacket", "chand-khadi-top", "saanjh-slip-dress", "megh-chambray-dress"];

let shop: TestApp;
let chance: Chance;
let faultsAreOn = true;
const played = { call: 0, webhook: 0 };
beforeAll(async () => {
  chance = seededChance(20_261_121);
  shop = await demoShop({ bankFaults: faultyBank() });
});
afterAll(() => shop.close());

/** A bank for which two calls in five fail, before or after they take effect, and whose webhooks fail too. */
function faultyBank(): BankFaults {
  const held: { deliver: DeliverWebhook; delivery: WebhookDelivery }[] = [];
  return {
    async call(_name, work) {
      if (!faultsAreOn || !chance.happens(FAULTS)) return work();
      played.call += 1;
      const hadEffect = chance.happens(0.5);
      if (hadEffect) await work();
      if (chance.happens(0.2)) throw new TypeError("Cannot read properties of undefined (reading 'status')");
      throw new ProviderUnavailable(hadEffect ? "The answer was lost." : "The bank did not answer.");
    },
    deliver: (deliver) => async (delivery) => {
      // Deliveries that were held back arrive now, out of order.
      for (const late of held.splice(0)) await late.deliver(late.delivery);
      if (!faultsAreOn || !chance.happens(FAULTS)) return deliver(delivery);
      played.webhook += 1;
      switch (chance.oneOf(["lost", "answer lost", "five times", "held back", "wrong secret"] as const)) {
        case "lost":
          return 200;
        case "answer lost":
          await deliver(delivery);
          return 504;
        case "five times":
          await Promise.all(Array.from({ length: 5 }, () => deliver(delivery)));
          return 200;
        case "held back":
          held.push({ deliver, delivery });
          return 200;
        case "wrong secret":
          return deliver({ ...delivery, headers: { ...delivery.headers, "x-razorpay-signature": "0".repeat(64) } });
      }
    },
  };
}

/** One shopper's purchase, with random behaviour and faults. */
async function buy(shopper: Shopper, number: number): Promise<void> {
  shopper.cartToken = "";
  const slug = chance.oneOf(SLUGS);
  try {
    await shopper.add(slug, chance.oneOf(["S", "M", "L"]));
  } catch {
    // Sold out by now: the list contains products with few pieces for this case.
    return;
  }
  const pending = await shopper.pendingOrder();
  const key = `purchase-${number}`;
  let answer = await shopper.order(pending, key);
  for (let attempt = 0; answer.status >= 500 && attempt < 4; attempt += 1) answer = await shopper.order(pending, key);
  if (answer.status !== 201) return;
  const placed = answer.body;

  for (let attempt = 0; attempt < 2 && chance.happens(0.3); attempt += 1) await press(shop, placed, "failure");
  const fate = chance.oneOf(["pays", "pays", "pays", "pays late", "leaves", "pays twice", "pays short"] as const);
  if (fate === "leaves") return;
  if (fate === "pays late") {
    shop.clock.advance(chance.between(10, 25) * MINUTE_MS);
    if (chance.happens(0.5)) await shop.runJobs();
  }
  const bankOrderId = placed.payment?.provider_order_id ?? "";
  if (fate === "pays short") {
    await shop.bank.captureLate(bankOrderId, 100);
    return;
  }
  const pressed = await press(shop, placed, "success");
  if (fate === "pays twice") await shop.bank.captureLate(bankOrderId);
  if (pressed.status === 200 && chance.happens(0.6)) await confirm(shopper, placed.order.id, pressed.body);
  if (chance.happens(0.5)) await shop.runJobs();
}

interface Books {
  bank_status: string;
  state: string | null;
  amount_paise: number;
  total_paise: number;
  placed_at: Date | null;
}

async function books(): Promise<Books[]> {
  return shop.db
    .selectFrom("bank_payments")
    .innerJoin("orders", "orders.provider_order_id", "bank_payments.bank_order_id")
    .leftJoin("payments", "payments.id", "bank_payments.id")
    .select(["bank_payments.status as bank_status", "payments.state", "bank_payments.amount_paise"])
    .select(["orders.total_paise", "orders.placed_at"])
    .where("bank_payments.status", "!=", "failed")
    .execute();
}

// spec: T7 failing payment provider
test(`${PAYMENTS} purchases while ${FAULTS * 100} percent of all calls fail: no money is lost or taken twice`, async () => {
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => newShopper(shop)));
  for (let number = 0; number < PAYMENTS; number += 1) {
    const shopper = shoppers[number % shoppers.length];
    if (shopper) await buy(shopper, number);
    expect(await orderInvariants(shop.db)).toEqual([]);
  }
  // Once the bank works again, a quarter of an hour must be enough.
  faultsAreOn = false;
  for (let step = 0; step < 3; step += 1) {
    shop.clock.advance(5 * MINUTE_MS);
    await shop.runJobs();
  }

  const all = await books();
  const count = (matches: (row: Books) => boolean) => all.filter(matches).length;
  expect(await orderInvariants(shop.db)).toEqual([]);
  expect(await forgottenPayments(shop.db, shop.provider)).toEqual([]);
  // Every captured payment pays for an order, is being refunded, or is in review.
  expect(count(({ state }) => state === null || state === "failed" || state === "refund_pending")).toBe(0);
  expect(count(({ bank_status, state }) => bank_status === "captured" && state === "refunded")).toBe(0);
  expect(count(({ bank_status, state }) => bank_status === "refunded" && state !== "refunded")).toBe(0);
  expect(count(({ state, amount_paise, total_paise }) => state === "accepted" && amount_paise !== total_paise)).toBe(0);
  expect(count(({ state, amount_paise, total_paise }) => state === "review" && amount_paise === total_paise)).toBe(0);
  // The run covered every outcome of a payment.
  for (const state of ["accepted", "refunded", "review"])
    expect(count((row) => row.state === state)).toBeGreaterThan(3);
  expect(played.call).toBeGreaterThan(50);
  expect(played.webhook).toBeGreaterThan(50);
});
