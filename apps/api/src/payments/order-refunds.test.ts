import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { orderInvariants } from "../orders/invariants.ts";
import { deliverEvent, signEvent } from "../testing/bank-events.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

const SECRET = "current-webhook-secret";

let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
let id: string;
beforeAll(async () => {
  shop = await demoShop({ env: { COD_PINCODES: "452001", RAZORPAY_WEBHOOK_SECRET: SECRET } });
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  await shopper.add("chand-khadi-top", "M");
  placed = await ordered(shopper);
  ({ id } = placed.order);
  await pay(shop, shopper, placed);
  await shop.runJobs();
  shop.sentMails.length = 0;
});
afterEach(async () => {
  expect(await orderInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.close());

const command = (...words: string[]) => answerCommand(shop, words);
const stock = () => stockOf(shop.db, "chand-khadi-top", "M");
const inStock = "Its pieces are back in stock.";
const notInStock = (of = id) =>
  `Its pieces are not back in stock: once you have them and can sell them, say orders restock ${of}`;
const done = (shelf = inStock, of = id) => ({
  isDone: true,
  message: `The price of ${of} goes back, and a credit note takes its invoice back. ${shelf}`,
});

// spec: E-Commerce Rules refunds
// spec: Section 34 credit note
test("refunding a paid order that has not been shipped cancels it once, with a credit note and a mail to the shopper", async () => {
  const before = await stock();
  const answers = await Promise.all([command("orders", "refund", id), command("orders", "refund", id.toLowerCase())]);
  expect(answers.map(({ message }) => message).toSorted()).toEqual(
    [done().message, `The price of ${id} went back before. Nothing has changed.`].toSorted(),
  );
  expect(await seen(shopper, id)).toMatchObject({ status: "cancelled", payment_status: "refund_pending" });
  await shop.runJobs();
  const order = await seen(shopper, id);
  expect(order).toMatchObject({ status: "cancelled", payment_status: "refunded", exchange_until: null });
  expect(order.credit_note?.number).toMatch(/^CRN-2627-\d{6}$/);
  const after = await stock();
  expect([after.free, after.sold]).toEqual([(before.free ?? 0) + 1, before.sold - 1]);
  expect(await shop.bank.paymentsOf(placed.payment?.provider_order_id ?? "")).toMatchObject([{ status: "refunded" }]);
  expect(shop.sentMails.map(({ to, subject }) => [to, subject])).toEqual([
    [order.email, `Your refund of ₹1,800.00 for order ${id}`],
  ]);
  const [mail] = shop.sentMails;
  expect(mail?.html).toContain(`${order.credit_note?.url}"`);
  expect(mail?.text).toContain(`Credit note ${order.credit_note?.number}: http`);
  expect(mail?.text).toContain("It goes back the way it came");
  expect((await command("orders", "ship", id)).isDone).toBe(false);
});

test("refunding a delivered order keeps it delivered and its pieces sold, and ends its exchanges", async () => {
  await command("orders", "ship", id);
  await command("orders", "deliver", id);
  const before = await stock();
  expect(await command("orders", "refund", id)).toEqual(done(notInStock()));
  await shop.runJobs();
  const order = await seen(shopper, id);
  expect(order).toMatchObject({ status: "delivered", payment_status: "refunded", exchange_until: null });
  expect(await stock()).toEqual(before);
  const [line] = order.items;
  const asked = await shopper.ask("POST", `/api/orders/${id}/exchange`, {
    item_id: line?.id,
    size: "L",
    reason: "small",
  });
  expect([asked.status, asked.body]).toMatchObject([409, { message: expect.stringContaining("goes back to you") }]);
});

test("refunding an order that is cancelled by it frees its coupon", async () => {
  const used = async () =>
    (await shop.db.selectFrom("coupons").select("used").where("code", "=", "ONCE100").executeTakeFirstOrThrow()).used;
  const rule = { code: "ONCE100", discount_type: "flat", discount_value: 100, max_discount_amount: null } as const;
  await shopper.add("kesar-long-kurta", "M");
  const { body } = await shopper.order(await shopper.pendingOrder(rule));
  await pay(shop, shopper, body);
  expect(await used()).toBe(1);
  await command("orders", "refund", body.order.id);
  expect(await used()).toBe(0);
});

test("a cash-on-delivery refund is entered after it was paid back by hand", async () => {
  await shopper.add("chand-khadi-top", "M");
  const wanted = { ...(await shopper.pendingOrder()), payment_method: "cod" };
  const { order } = (await shopper.order(wanted)).body;
  await command("orders", "ship", order.id);
  expect(await command("orders", "refund", order.id)).toEqual({
    isDone: false,
    message: `Nothing was paid for order ${order.id}: it stands at "Shipped".`,
  });
  await command("orders", "deliver", order.id);
  await command("orders", "paid", order.id);
  await shop.runJobs();
  shop.sentMails.length = 0;
  expect(await command("orders", "refund", order.id)).toEqual(done(notInStock(order.id), order.id));
  const shown = await seen(shopper, order.id);
  expect([shown.status, shown.payment_status]).toEqual(["delivered", "refunded"]);
  expect(shown.credit_note?.number).toMatch(/^CRN-/);
  expect(await command("orders", "paid", order.id)).toEqual({
    isDone: false,
    message: `Order ${order.id} was paid, and its price went back.`,
  });
  await shop.runJobs();
  expect(shop.sentMails[0]?.text).toContain("You paid the courier");
});

test("a parcel that comes back unpaid gets a credit note for its invoice", async () => {
  await shopper.add("chand-khadi-top", "M");
  const wanted = { ...(await shopper.pendingOrder()), payment_method: "cod" };
  const { order } = (await shopper.order(wanted)).body;
  await command("orders", "ship", order.id);
  await shop.runJobs();
  shop.sentMails.length = 0;
  await command("orders", "returned", order.id);
  const { credit_note: note, invoice } = await seen(shopper, order.id);
  const { document } = await shop.db
    .selectFrom("credit_notes")
    .select("document")
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  expect(document).toMatchObject({ number: note?.number, reason: "returned", credits: { number: invoice?.number } });
  await shop.runJobs();
  expect(shop.sentMails[0]?.text).toContain(`Credit note ${note?.number}: http`);
});

test("refunding an unpaid or unknown order is refused with a message", async () => {
  await shopper.add("chand-khadi-top", "M");
  const { order } = await ordered(shopper);
  expect(await command("orders", "refund", order.id)).toEqual({
    isDone: false,
    message: `Nothing was paid for order ${order.id}: it stands at "Awaiting payment".`,
  });
  expect((await command("orders", "refund", "ORD0000000000")).message).toBe("There is no order ORD0000000000.");
});

test("refunding a second payment leaves the order paid, and both are refunded when the order is", async () => {
  await shop.bank.captureLate(placed.payment?.provider_order_id ?? "");
  shop.clock.advance(30 * 60_000);
  await shop.runJobs();
  expect((await seen(shopper, id)).payment_status).toBe("paid");
  await command("orders", "refund", id);
  await shop.runJobs();
  expect((await seen(shopper, id)).payment_status).toBe("refunded");
  const states = await shop.bank.paymentsOf(placed.payment?.provider_order_id ?? "");
  expect(states.map(({ status }) => status)).toEqual(["refunded", "refunded"]);
});

test("a refund made at the provider is entered when its event arrives, with a credit note", async () => {
  const [payment] = await shop.bank.paymentsOf(placed.payment?.provider_order_id ?? "");
  if (!payment) throw new Error("Nothing was paid.");
  await shop.bank.refund({ paymentId: payment.id, amountPaise: payment.amount_paise, idempotencyKey: "by-hand" });
  await shop.runJobs();
  const order = await seen(shopper, id);
  expect(order).toMatchObject({ status: "cancelled", payment_status: "refunded" });
  expect(order.credit_note?.number).toMatch(/^CRN-/);
  expect(shop.sentMails.map(({ subject }) => subject)).toEqual([`Your refund of ₹1,800.00 for order ${id}`]);
  expect((await command("orders", "refund", id)).message).toContain("went back before");
  expect(await outcomeOfRefund(payment.id)).toBe("refunded, and entered");
});

test("a partial refund made at the provider is not entered", async () => {
  const paymentId = (await seen(shopper, id)).payment_reference ?? "";
  const body = JSON.stringify({
    event: "refund.processed",
    payload: {
      refund: {
        entity: {
          id: "rfnd_part",
          payment_id: paymentId,
          amount: 500_00,
          status: "processed",
        },
      },
    },
  });
  expect(await deliverEvent(shop, body, { id: `evt_part_${id}`, signature: signEvent(body, SECRET) })).toBe(200);
  await shop.runJobs();
  expect(await seen(shopper, id)).toMatchObject({ status: "placed", payment_status: "paid", credit_note: null });
  expect(await outcomeOfRefund(paymentId)).toBe("refunded in part, which is not entered");
  expect(shop.sentMails).toEqual([]);
});

/** Delivers a refund event, and resolves with its outcome. */
async function outcomeOfRefund(paymentId: string): Promise<string | null> {
  const { outcome } = await shop.db
    .selectFrom("payment_events")
    .select("outcome")
    .where("body", "like", "%refund.processed%")
    .where("body", "like", `%${paymentId}%`)
    .executeTakeFirstOrThrow();
  return outcome;
}

// spec: Rule 53 number
test("concurrent refunds get credit note numbers without a gap, and a failed one uses none", async () => {
  const serials = async () =>
    (await shop.db.selectFrom("credit_notes").select("serial").orderBy("serial").execute()).map(({ serial }) => serial);
  const before = (await serials()).length;
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const buyer = await newShopper(shop);
      await buyer.add("kesar-long-kurta", "M");
      const order = await ordered(buyer);
      await pay(shop, buyer, order);
      return order.order.id;
    }),
  );
  const [unlucky = ""] = ids;
  await sql`
    create function refuse_refund_mail() returns trigger language plpgsql as $$
      begin
        if new.dedupe_key = ${sql.lit(`order-refund:${unlucky}`)} then raise exception 'no mail'; end if;
        return new;
      end
    $$;
    create trigger refuses_mail before insert on mails for each row execute function refuse_refund_mail()
  `.execute(shop.db);
  const answers = await Promise.allSettled(ids.map((each) => command("orders", "refund", each)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<string>(7).fill("fulfilled"), "rejected"]);
  await sql`drop trigger refuses_mail on mails`.execute(shop.db);
  await command("orders", "refund", unlucky);
  expect(await serials()).toEqual(Array.from({ length: before + 8 }, (_, index) => index + 1));
});
