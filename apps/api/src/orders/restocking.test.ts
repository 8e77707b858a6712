import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";
import { orderInvariants } from "./invariants.ts";

let shop: TestApp;
let shopper: Shopper;
let before: Awaited<ReturnType<typeof stock>>;
beforeAll(async () => {
  shop = await demoShop({ env: { COD_PINCODES: "452001" } });
});
beforeEach(async () => {
  await restock(shop.db, "chand-khadi-top", "M", 10);
  before = await stock();
  shopper = await newShopper(shop);
  await shopper.add("chand-khadi-top", "M", 2);
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

const stock = () => stockOf(shop.db, "chand-khadi-top", "M");
const sold = async () => (await stock()).sold - before.sold;
const command = (...words: string[]) => answerCommand(shop, words);

async function paidOrder(): Promise<string> {
  const placed = await ordered(shopper);
  await pay(shop, shopper, placed);
  return placed.order.id;
}

async function orderOnDelivery(): Promise<string> {
  const { body } = await shopper.order({ ...(await shopper.pendingOrder()), payment_method: "cod" });
  return body.order.id;
}

const TAKEN = 2;
const BACK = 0;

test.each([
  ["has not left", [], [], BACK],
  ["has not left", [], ["--no-restock"], TAKEN],
  ["has left", ["ship"], [], TAKEN],
  ["has left", ["ship"], ["--restock"], BACK],
  ["has left", ["ship"], ["--no-restock"], TAKEN],
  ["has arrived", ["ship", "deliver"], [], TAKEN],
  ["has arrived", ["ship", "deliver"], ["--restock"], BACK],
])(
  "a refund of an order that %s (%j), with %j, leaves %i of its two pieces sold",
  async (_where, steps, options, expected) => {
    const id = await paidOrder();
    for (const step of steps) await command("orders", step, id);
    const { isDone, message } = await command("orders", "refund", id, ...options);
    expect(isDone).toBe(true);
    expect(message).toContain(expected === BACK ? "back in stock" : `orders restock ${id}`);
    expect(await sold()).toBe(expected);
  },
);

test.each([
  ["cancel", [], [], BACK],
  ["cancel", [], ["--no-restock"], TAKEN],
  ["returned", ["ship"], [], TAKEN],
  ["returned", ["ship"], ["--restock"], BACK],
])(
  "%s of an order with payment on delivery (%j), with %j, leaves %i of its two pieces sold",
  async (verb, steps, options, expected) => {
    const id = await orderOnDelivery();
    for (const step of steps) await command("orders", step, id);
    const { isDone, message } = await command("orders", verb, id, ...options);
    expect(isDone).toBe(true);
    expect(message).toContain(expected === BACK ? "back in stock" : `orders restock ${id}`);
    expect(await sold()).toBe(expected);
  },
);

test("a refund made at the provider does not restock a shipped order", async () => {
  const id = await paidOrder();
  await command("orders", "ship", id);
  const { payment_reference } = await seen(shopper, id);
  const { total_paise } = await shop.db
    .selectFrom("orders")
    .select("total_paise")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await shop.bank.refund({
    paymentId: payment_reference ?? "",
    amountPaise: total_paise,
    idempotencyKey: `hand-${id}`,
  });
  await shop.runJobs();
  expect(await seen(shopper, id)).toMatchObject({ status: "cancelled", payment_status: "refunded" });
  expect(await sold()).toBe(TAKEN);
});

test("pieces that come back later are restocked once, however many concurrent commands", async () => {
  const id = await paidOrder();
  await command("orders", "ship", id);
  await command("orders", "refund", id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => command("orders", "restock", id)));
  expect(answers.map(({ message }) => message).toSorted()).toEqual([
    `The pieces of ${id} are back in stock.`,
    ...Array<string>(4).fill(`The pieces of ${id} were back in stock before. Nothing has changed.`),
  ]);
  expect(await sold()).toBe(BACK);
});

test("pieces that are with the shopper or on their way are not restocked", async () => {
  const id = await paidOrder();
  expect(await command("orders", "restock", id)).toEqual({
    isDone: false,
    message: `The pieces of ${id} cannot be restocked: the order stands at "Placed", and is neither cancelled nor refunded.`,
  });
  expect((await command("orders", "restock", "ORD0000000000")).message).toBe("There is no order ORD0000000000.");
  expect(await sold()).toBe(TAKEN);
});

test("an unknown option, or two contradictory ones, change nothing", async () => {
  const id = await paidOrder();
  expect((await command("orders", "ship", id, "--restock")).message).toBe(
    "There is no --restock for this.\norders ship <order> [--courier <text>] [--tracking <text>]",
  );
  expect((await command("orders", "refund", id, "--restock", "--no-restock")).message).toBe(
    "Choose one of --restock and --no-restock.\norders refund <order> [--restock | --no-restock] [--line <text>]… [--key <text>]",
  );
  expect(await seen(shopper, id)).toMatchObject({ status: "placed", payment_status: "paid" });
});

test.each([
  ["has not left", [], [], "cancelled", "Nothing will come."],
  ["has left", ["ship"], [], "undelivered", "If its parcel reaches you all the same, please answer this mail."],
  ["has come back", ["ship"], ["--restock"], "returned", "Its parcel has come back to us."],
])("credit note and mail of an order that %s say so", async (_where, steps, options, reason, words) => {
  const id = await paidOrder();
  for (const step of steps) await command("orders", step, id);
  await shop.runJobs();
  shop.sentMails.length = 0;
  await command("orders", "refund", id, ...options);
  const { document } = await shop.db
    .selectFrom("credit_notes")
    .select("document")
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(document).toMatchObject({ reason });
  await shop.runJobs();
  expect(shop.sentMails[0]?.text.replaceAll(/\s+/g, " ")).toContain(words);
});
