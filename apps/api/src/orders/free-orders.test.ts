import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";
import { orderInvariants } from "./invariants.ts";

const GIFT = { code: "GIFT", discount_type: "flat", discount_value: 10_00_000, max_discount_amount: null } as const;

let shop: TestApp;
let shopper: Shopper;
let id: string;
beforeAll(async () => {
  shop = await demoShop({ env: { COD_PINCODES: "452001" } });
  await shop.db
    .insertInto("coupons")
    .values({ code: "GIFT", discount_paise: 10_00_000_00, use_limit: 100 } as never)
    .execute();
});
beforeEach(async () => {
  await restock(shop.db, "chand-khadi-top", "M", 10);
  shopper = await newShopper(shop);
  await shopper.add("chand-khadi-top", "M");
  const { body } = await shopper.order(await shopper.pendingOrder(GIFT));
  ({ id } = body.order);
  expect(body.order).toMatchObject({ status: "placed", payment_status: "paid", total: 0 });
  await shop.runJobs();
  shop.sentMails.length = 0;
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

const command = (...words: string[]) => answerCommand(shop, words);
const stock = () => stockOf(shop.db, "chand-khadi-top", "M");
const uses = async () =>
  (await shop.db.selectFrom("coupons").select("used").where("code", "=", "GIFT").executeTakeFirstOrThrow()).used;
const textOf = (number: number) => shop.sentMails[number]?.text.replaceAll(/\s+/g, " ");

test.each([
  [["cancel"], [], 1, "Nothing will come."],
  [["refund"], [], 1, "Nothing will come."],
  [["returned"], ["ship"], 0, "Its parcel has come back to us."],
  [["returned", "--restock"], ["ship"], 1, "Its parcel has come back to us."],
  [["refund"], ["ship"], 0, "If its parcel reaches you all the same"],
])(
  "orders %j cancels an order that cost nothing (%j): %i of its pieces are restocked",
  async (words, steps, back, where) => {
    for (const step of steps) await command("orders", step, id);
    await shop.runJobs();
    shop.sentMails.length = 0;
    const [before, used] = [await stock(), await uses()];
    const [verb = "", ...options] = words;
    const answers = await Promise.all([
      command("orders", verb, id, ...options),
      command("orders", verb, id, ...options),
    ]);
    expect(answers.map(({ isDone }) => isDone)).toEqual([true, true]);
    expect(answers.filter(({ message }) => message.endsWith("Nothing has changed."))).toHaveLength(1);
    const order = await seen(shopper, id);
    expect(order).toMatchObject({ status: "cancelled", payment_status: "refunded" });
    expect(order.credit_note?.number).toMatch(/^CRN-/);
    expect((await stock()).sold).toBe(before.sold - back);
    expect(await uses()).toBe(used - 1);
    await shop.runJobs();
    expect(shop.sentMails.map(({ to, subject }) => [to, subject])).toEqual([
      [order.email, `Your order ${id} is cancelled`],
    ]);
    expect(textOf(0)).toContain(`Nothing was paid for it, so nothing is to be given back. ${where}`);
  },
);

test("refunding a delivered free order keeps it delivered and issues a credit note", async () => {
  await command("orders", "ship", id);
  await command("orders", "deliver", id);
  await shop.runJobs();
  shop.sentMails.length = 0;
  expect((await command("orders", "refund", id)).message).toMatch(
    /^ORD\w+ cost nothing, so only its invoice is taken back, by a credit note\. Its pieces are not back in stock/,
  );
  const order = await seen(shopper, id);
  expect(order).toMatchObject({ status: "delivered", payment_status: "refunded", exchange_until: null });
  expect(order.credit_note?.number).toMatch(/^CRN-/);
  await shop.runJobs();
  expect(shop.sentMails.map(({ subject }) => subject)).toEqual([`Your order ${id} is taken back`]);
});

test("commands that do not fit the status are refused with a message", async () => {
  expect(await command("orders", "paid", id)).toEqual({
    isDone: false,
    message: `Order ${id} cost nothing, so nobody pays for it.`,
  });
  expect(await command("orders", "returned", id)).toEqual({
    isDone: false,
    message: `Order ${id} has not come back: it stands at "Placed".`,
  });
  await command("orders", "ship", id);
  expect(await command("orders", "cancel", id)).toEqual({
    isDone: false,
    message: `Order ${id} is not cancelled: it stands at "Shipped".`,
  });
});
