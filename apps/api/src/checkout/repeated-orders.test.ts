import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { ProviderUnavailable } from "../payments/provider.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, ordered, pay, press, type Proof, seen } from "../testing/paying.ts";
import { newShopper, type Shopper, shopperWith } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let bankIsDown = false;
/** Runs before the bank's next answer. */
let bankThinks: (() => Promise<void>) | undefined;
let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop({
    bankFaults: {
      call: async (_name, work) => {
        if (bankIsDown) throw new ProviderUnavailable("The bank is closed.");
        const think = bankThinks;
        bankThinks = undefined;
        await think?.();
        return work();
      },
    },
  });
});
beforeEach(() => {
  bankIsDown = false;
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

async function orderCount(shopper: Shopper): Promise<number> {
  return (await shop.db.selectFrom("orders").select("id").where("user_id", "=", shopper.id).execute()).length;
}

// spec: Idempotency-Key
// spec: acceptance 27 one order
test("the same key with the same order returns the same answer, even after payment", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const pending = await shopper.pendingOrder();
  const first = await shopper.order(pending, "key-1");
  expect(await shopper.order(pending, "key-1")).toMatchObject({ status: 201, body: first.body });
  const proof = await press(shop, first.body, "success");
  await confirm(shopper, first.body.order.id, proof.body);
  expect(await shopper.order(pending, "key-1")).toMatchObject({ status: 201, body: first.body });
  expect(await orderCount(shopper)).toBe(1);
});

// spec: Idempotency-Key
test("the same key with another order is refused", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const pending = await shopper.pendingOrder();
  await shopper.order(pending, "key-1");
  const other = await shopper.order({ ...pending, city: "Bhopal" }, "key-1");
  expect(other.status).toBe(409);
  expect(await orderCount(shopper)).toBe(1);
});

test("a key is only valid for its shopper", async () => {
  const one = await shopperWith(shop, "chand-khadi-top", "M");
  const two = await shopperWith(shop, "chand-khadi-top", "M");
  const first = await ordered(one, "shared-key");
  const second = await ordered(two, "shared-key");
  expect(second.order.id).not.toBe(first.order.id);
});

test.each([true, false])("a key expires after a day, whether or not its row is deleted by then: %s", async (isGone) => {
  const shopper = await shopperWith(shop, "kesar-long-kurta", "M");
  await shop.db.deleteFrom("idempotency_keys").execute();
  const first = await ordered(shopper, "daily");
  shop.clock.advance(24 * HOUR_MS + 1);
  if (isGone) await shop.runJobs();
  const rows = await shop.db.selectFrom("idempotency_keys").select("key").execute();
  expect(rows).toEqual(isGone ? [] : [{ key: "daily" }]);
  const again = await newShopper(shop, shopper.email);
  again.cartToken = shopper.cartToken;
  expect((await ordered(again, "daily")).order.id).not.toBe(first.order.id);
});

test("a refused request does not use up its key", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const pending = await shopper.pendingOrder();
  expect((await shopper.order({ ...pending, total: 1 }, "key-1")).status).toBe(409);
  expect((await shopper.order(pending, "key-1")).status).toBe(201);
});

test("repeating an order without a key, or with a new one, returns the same order", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const first = await ordered(shopper);
  for (const key of [undefined, "a", "b", undefined]) expect(await ordered(shopper, key)).toEqual(first);
  expect(await orderCount(shopper)).toBe(1);
});

test("ordering a changed cart replaces the unpaid order, and can use the piece that it had reserved", async () => {
  await restock(shop.db, "gauri-bandhani-dupatta", "One size", 1);
  const shopper = await shopperWith(shop, "gauri-bandhani-dupatta", "One size");
  const first = await ordered(shopper, "first");
  await shopper.add("tarini-tussar-stole", "One size");
  const second = await ordered(shopper, "second");
  expect(second.order.items).toHaveLength(2);
  expect(await stockOf(shop.db, "gauri-bandhani-dupatta", "One size")).toEqual({ free: 0, reserved: 1, sold: 0 });
  expect(await seen(shopper, first.order.id)).toMatchObject({ status: "cancelled", payment_status: "failed" });
  const { body } = await shopper.ask<{ orders: { id: string }[] }>("GET", `/api/users/orders/${shopper.id}`);
  expect(body.orders.map(({ id }) => id)).toEqual([second.order.id]);
});

test("ordering with a changed address replaces the unpaid order", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const first = await ordered(shopper);
  const { body } = await shopper.order({ ...(await shopper.pendingOrder()), address: "7 Rajwada" });
  expect(body.order.id).not.toBe(first.order.id);
  expect(body.order.shipping_address).toBe("7 Rajwada");
});

test("ordering another quantity of the same piece replaces the unpaid order", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const first = await ordered(shopper);
  await shopper.add("chand-khadi-top", "M");
  const second = await ordered(shopper);
  expect(second.order.items).toMatchObject([{ quantity: 2 }]);
  expect(await seen(shopper, first.order.id)).toMatchObject({ status: "cancelled" });
});

test("ordering from another cart leaves an unpaid order and its payment open", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const first = await ordered(shopper);
  shopper.cartToken = "";
  await shopper.add("kesar-long-kurta", "M");
  await ordered(shopper);
  expect(await seen(shopper, first.order.id)).toMatchObject({ status: "payment_pending" });
});

test("an order whose reservation has expired is not continued, even before it is closed", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const first = await ordered(shopper);
  const again = await newShopper(shop, shopper.email);
  again.cartToken = shopper.cartToken;
  shop.clock.advance(15 * MINUTE_MS);
  expect((await ordered(again)).order.id).not.toBe(first.order.id);
});

test("an unpaid order is only continued for its own total", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const { order } = await ordered(shopper);
  const other = await shopper.order({ ...(await shopper.pendingOrder()), total: 1 });
  expect([other.status, other.body]).toMatchObject([409, { message: "Prices have changed. Please review your cart." }]);
  expect(await seen(shopper, order.id)).toMatchObject({ status: "payment_pending" });
});

test("a payment for a replaced order is refunded", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "L");
  const first = await ordered(shopper);
  const { body: proof } = await press(shop, first, "success");
  await shopper.add("tarini-tussar-stole", "One size");
  const second = await ordered(shopper);
  const answer = await confirm(shopper, first.order.id, proof);
  expect(answer.body.order).toMatchObject({ status: "cancelled", payment_status: "refund_pending" });
  await shop.runJobs();
  expect(await seen(shopper, first.order.id)).toMatchObject({ status: "cancelled", payment_status: "refunded" });
  expect(await seen(shopper, second.order.id)).toMatchObject({ status: "payment_pending" });
});

// spec: Provider down
test("while the provider is down the order is kept, and the same key continues with it", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const pending = await shopper.pendingOrder();
  bankIsDown = true;
  const refused = await shopper.order(pending, "patient");
  expect(refused).toMatchObject({
    status: 503,
    headers: { "retry-after": "5" },
    body: { message: "Something went wrong. Please try again." },
  });
  expect((await shopper.order(pending, "patient")).status).toBe(503);
  bankIsDown = false;
  const { status, body } = await shopper.order(pending, "patient");
  expect(status).toBe(201);
  expect(body.payment?.provider_order_id).toMatch(/^order_/);
  expect(await orderCount(shopper)).toBe(1);
});

test("a key continues with its order although the cart has changed", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const pending = await shopper.pendingOrder();
  bankIsDown = true;
  await shopper.order(pending, "steady");
  bankIsDown = false;
  await shopper.add("kesar-long-kurta", "M");
  expect(await shopper.order(pending, "steady")).toMatchObject({
    status: 201,
    body: { order: { status: "payment_pending", items: [{ quantity: 1 }] }, payment: { amount: expect.any(Number) } },
  });
  expect(await orderCount(shopper)).toBe(1);
});

test("a key whose order was paid by another request returns that order without a payment", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const pending = await shopper.pendingOrder();
  bankIsDown = true;
  await shopper.order(pending, "late");
  bankIsDown = false;
  const { body: placed } = await shopper.order(pending);
  await pay(shop, shopper, placed);
  expect(await shopper.order(pending, "late")).toMatchObject({
    status: 201,
    body: { order: { id: placed.order.id, payment_status: "paid" }, payment: null },
  });
  expect(await orderCount(shopper)).toBe(1);
});

test.each([true, false])(
  "a key whose order expired while the provider was down creates a new one, whether or not it is closed by then: %s",
  async (isClosed) => {
    const shopper = await shopperWith(shop, "chand-khadi-top", "M");
    const pending = await shopper.pendingOrder();
    bankIsDown = true;
    await shopper.order(pending, "very-patient");
    shop.clock.advance(16 * MINUTE_MS);
    if (isClosed) await shop.runJobs();
    bankIsDown = false;
    const { body } = await shopper.order(pending, "very-patient");
    expect(body.order.status).toBe("payment_pending");
    expect(await orderCount(shopper)).toBe(2);
  },
);

test("a key whose order was replaced creates a new one, so that nobody pays for a cancelled order", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const pending = await shopper.pendingOrder();
  const { body: first } = await shopper.order(pending, "mine");
  await shopper.order({ ...pending, address: "7 Rajwada" }, "for-a-friend");
  const { body: again } = await shopper.order(pending, "mine");
  expect(again.order.id).not.toBe(first.order.id);
  expect(await shopper.order(pending, "mine")).toMatchObject({ status: 201, body: again });
  await pay(shop, shopper, again);
  expect(await seen(shopper, again.order.id)).toMatchObject({ payment_status: "paid" });
  expect(await seen(shopper, first.order.id)).toMatchObject({ status: "cancelled", payment_status: "failed" });
});

test("an answer that arrives after its order was replaced opens no payment, and is not stored for the key", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "M");
  const pending = await shopper.pendingOrder();
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  bankThinks = async () => {
    asked.resolve();
    await answered.promise;
  };
  const first = shopper.order(pending, "mine");
  await asked.promise;
  const { body: friends } = await shopper.order({ ...pending, address: "7 Rajwada" }, "for-a-friend");
  const again = await shopper.order(pending, "mine");
  expect(again.body).toMatchObject({ order: { status: "payment_pending" } });
  expect(await seen(shopper, friends.order.id)).toMatchObject({ status: "cancelled" });
  answered.resolve();
  const { status, body } = await first;
  expect([status, body]).toMatchObject([409, { message: "This order is no longer open. Please try again." }]);
  expect(await shopper.order(pending, "mine")).toMatchObject({ status: 201, body: again.body });
});

test("a key whose reservation has expired opens no payment for a piece that is sold by now", async () => {
  await restock(shop.db, "gauri-bandhani-dupatta", "One size", 1);
  const shopper = await shopperWith(shop, "gauri-bandhani-dupatta", "One size");
  const pending = await shopper.pendingOrder();
  expect((await shopper.order(pending, "slow")).status).toBe(201);
  shop.clock.advance(15 * MINUTE_MS);
  await shop.runJobs();
  await ordered(await shopperWith(shop, "gauri-bandhani-dupatta", "One size"));
  const again = await shopper.order(pending, "slow");
  expect([again.status, again.body]).toMatchObject([409, { message: "Only 0 pieces are left." }]);
});

test("submitting in two tabs at once without a key makes one order", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "XL");
  const pending = await shopper.pendingOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => shopper.order(pending)));
  expect(new Set(answers.map(({ body }) => (body as PlacedOrder).order.id)).size).toBe(1);
  expect(await orderCount(shopper)).toBe(1);
});

test("a piece added to the cart after the order stays there when the order is paid", async () => {
  const shopper = await shopperWith(shop, "chand-khadi-top", "XS");
  const first = await ordered(shopper);
  shop.clock.advance(1000);
  await shopper.add("tarini-tussar-stole", "One size");
  const { body } = await press(shop, first, "success");
  await confirm(shopper, first.order.id, body as Proof);
  const { items } = await shopper.pendingOrder();
  expect(items).toHaveLength(1);
});
