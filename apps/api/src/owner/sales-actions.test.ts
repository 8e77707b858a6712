import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay } from "../testing/paying.ts";
import { newShopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import { answerCommand } from "./answer-command.ts";

const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop({ env: { COD_PINCODES: "452001" } });
  // Away from the demo's own orders.
  shop.clock.advance(100 * DAY_MS);
});
afterAll(() => shop.close());

const command = (line: string) => answerCommand(shop, line.split(" "));
const figures = async (line: string) => JSON.parse((await command(`${line} --json`)).message).data;

/** A paid order of kurtas. Resolves with its number and its total in paise. */
async function sold(pieces: number) {
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "Custom", pieces);
  const placed = await ordered(shopper);
  await pay(shop, shopper, placed);
  return { id: placed.order.id, paise: placed.order.total * 100 };
}

test("a day without orders has none", async () => {
  expect((await command("sales")).message).toBe(
    "Today        0 orders, 0 pieces, ₹0.00\nBefore       0 orders, 0 pieces, ₹0.00",
  );
});

test("a week has its days with paid orders, refunds on the day of the credit note, and what sold most", async () => {
  // 23:59 and 00:01 in India are two days, and one in UTC.
  const start = new Date("2027-03-03T18:29:00Z").getTime();
  shop.clock.advance(start - shop.clock.now().getTime());
  const late = await sold(2);
  shop.clock.advance(2 * 60_000);
  const early = await sold(1);
  const unpaid = await newShopper(shop);
  await unpaid.add("kesar-long-kurta", "Custom");
  await unpaid.order(await unpaid.pendingOrder());
  shop.clock.advance(DAY_MS);
  await command(`orders refund ${early.id}`);

  const { days, total, most_sold } = await figures("sales --week");
  expect(
    days.filter(({ orders, refundedPaise }: { orders: number; refundedPaise: number }) => orders + refundedPaise > 0),
  ).toEqual([
    { day: "2027-03-03", orders: 1, pieces: 2, soldPaise: late.paise, refundedPaise: 0 },
    { day: "2027-03-04", orders: 1, pieces: 1, soldPaise: early.paise, refundedPaise: 0 },
    { day: "2027-03-05", orders: 0, pieces: 0, soldPaise: 0, refundedPaise: early.paise },
  ]);
  expect(days).toHaveLength(7);
  expect(total).toEqual({ orders: 2, pieces: 3, soldPaise: late.paise + early.paise, refundedPaise: early.paise });
  expect(most_sold).toEqual([
    { slug: "kesar-long-kurta", name: "Kesar Long Kurta", pieces: 3, paise: late.paise + early.paise },
  ]);
  expect((await command("sales --week")).message).toMatch(
    /^27 Feb 2027 {2}0 orders.*\n(.*\n){6}\nTogether {5}2 orders, 3 pieces/,
  );
});

test("the sales of the days before stand below, for comparison", async () => {
  shop.clock.advance(7 * DAY_MS);
  expect((await figures("sales --week")).before).toMatchObject({ orders: 2, pieces: 3 });
});

test("a parcel that nobody took and paid for counts neither as sold nor as refunded", async () => {
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "Custom", 1);
  const { body } = await shopper.order({ ...(await shopper.pendingOrder()), payment_method: "cod" });
  for (const step of ["ship", "returned"]) await command(`orders ${step} ${body.order.id}`);
  expect(
    await shop.db.selectFrom("credit_notes").select("number").where("order_id", "=", body.order.id).execute(),
  ).toHaveLength(1);
  expect((await figures("sales")).total).toEqual({ orders: 0, pieces: 0, soldPaise: 0, refundedPaise: 0 });
});

test("today so far is compared with yesterday up to the same time", async () => {
  const now = new Date("2027-04-01T04:30:00Z").getTime();
  shop.clock.advance(now - shop.clock.now().getTime());
  const early = await sold(1);
  shop.clock.advance(5 * 60 * 60_000);
  await sold(2);
  shop.clock.advance(20 * 60 * 60_000);
  expect((await figures("sales")).before).toMatchObject({ orders: 1, pieces: 1, soldPaise: early.paise });
  expect((await figures("sales --week")).before).toMatchObject({ orders: 0 });
});

test("a week and a month at once are refused", async () => {
  expect(await command("sales --week --month")).toEqual({ isDone: false, message: "Give either --week or --month." });
});
