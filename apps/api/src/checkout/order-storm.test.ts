import { afterAll, beforeAll, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { databaseErrors } from "../testing/database-errors.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, press } from "../testing/paying.ts";
import { seededChance } from "../testing/seeded-chance.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

const SLUGS = ["kesar-long-kurta", "chand-khadi-top"];
const SHOPPERS = 8;
const ROUNDS = 8;
const MINUTE_MS = 60_000;
const FLAT = { code: "FLAT250", discount_type: "flat", discount_value: 250, max_discount_amount: null } as const;
const PERCENTAGE = {
  code: "WELCOME10",
  discount_type: "percentage",
  discount_value: 10,
  max_discount_amount: 500,
} as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
  for (const slug of SLUGS) await restock(shop.db, slug, "M", 10_000);
});
afterAll(() => shop.close());

/**
 * Orders, replaces the order, pays or abandons it, so that pieces and coupons are reserved and released in every
 * sequence.
 */
async function storm(shopper: Shopper, seed: number): Promise<number[]> {
  const chance = seededChance(seed);
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const withCoupon = chance.happens(0.8) ? FLAT : null;
    const [first, second] = chance.happens(0.5) ? SLUGS : SLUGS.toReversed();
    shopper.cartToken = "";
    await shopper.add(first ?? "", "M");
    statuses.push((await shopper.order(await shopper.pendingOrder(withCoupon))).status);
    // This order replaces the first: one size is released and reserved again, the other is new.
    await shopper.add(second ?? "", "M");
    const pending = await shopper.pendingOrder(withCoupon);
    const answers = await Promise.all([
      shopper.order(pending),
      shopper.order({ ...pending, city: "Bhopal" }),
      ...(chance.happens(0.3) ? [expire()] : []),
    ]);
    const placed = answers.flatMap((answer) => answer ?? []).toSorted((a, b) => a.status - b.status);
    statuses.push(...placed.map(({ status }) => status));
    const [open] = placed;
    if (open?.status !== 201 || chance.happens(0.4)) continue;
    const { body: proof, status } = await press(shop, open.body, "success");
    if (status === 200) statuses.push((await confirm(shopper, open.body.order.id, proof)).status);
  }
  return statuses;
}

async function expire(): Promise<undefined> {
  shop.clock.advance(16 * MINUTE_MS);
  await shop.runJobs();
}

test("eight shoppers with one coupon and two sizes do not deadlock", async () => {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(shop)));
  let statuses: number[] = [];
  const errors = await databaseErrors(async () => {
    statuses = (await Promise.all(shoppers.map(storm))).flat();
  });
  expect(errors).toEqual([]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(SHOPPERS * ROUNDS);
  expect(await orderInvariants(shop.db)).toEqual([]);
});

test("two shoppers who swap coupons do not deadlock", async () => {
  const coupons = [FLAT, PERCENTAGE];
  const shoppers = await Promise.all(SLUGS.map(() => newShopper(shop)));
  const errors = await databaseErrors(async () => {
    for (let round = 0; round < 20; round += 1) {
      const orderWith = async (turn: number) => {
        const orders = shoppers.map(async (shopper, index) => {
          const { status } = await shopper.order(await shopper.pendingOrder(coupons[(index + turn) % 2]));
          expect(status).toBe(201);
        });
        await Promise.all(orders);
      };
      await Promise.all(
        shoppers.map(async (shopper, index) => {
          shopper.cartToken = "";
          await shopper.add(SLUGS[index] ?? "", "M");
        }),
      );
      await orderWith(0);
      await orderWith(1);
    }
  });
  expect(errors).toEqual([]);
  expect(await orderInvariants(shop.db)).toEqual([]);
});
