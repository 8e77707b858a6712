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

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
  for (const slug of SLUGS) await restock(shop.db, slug, "M", 10_000);
});
afterAll(() => shop.close());

/** Orders, orders anew in place of it, pays or lets it lie: what takes and gives back pieces and coupon in every sequence. */
async function storm(shopper: Shopper, seed: number): Promise<number[]> {
  const chance = seededChance(seed);
  const statuses: number[] = [];
  const coupon = { code: "FLAT250", discount_type: "flat", discount_value: 250, max_discount_amount: null } as const;
  for (let round = 0; round < ROUNDS; round += 1) {
    shopper.cartToken = "";
    for (const slug of chance.happens(0.5) ? SLUGS : SLUGS.toReversed()) await shopper.add(slug, "M");
    const pending = await shopper.pendingOrder(chance.happens(0.8) ? coupon : null);
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

test("eight shoppers, one coupon and two sizes: nobody waits for each other in a circle", async () => {
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
