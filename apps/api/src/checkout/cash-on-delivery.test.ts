import type { CheckoutOptions, DeliveryAnswer } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { pay, seen } from "../testing/paying.ts";
import { ask, HOME, newShopper, type Shopper } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  shop = await demoShop({ env: { COD_PINCODES: "452001-452020" } });
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  await shop.runJobs();
  shop.sentMails.length = 0;
});
afterEach(async () => {
  expect(await orderInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.close());

/** Orders the cart's contents with payment on delivery. */
async function order(by = shopper, elsewhere: Partial<typeof HOME> = {}, key?: string) {
  return by.order({ ...(await by.pendingOrder()), ...elsewhere, payment_method: "cod" }, key);
}

const command = (...words: string[]) => answerCommand(shop, words);
const optionsOf = async (by: Shopper) =>
  (await by.ask<CheckoutOptions>("GET", `/api/users/checkout/${by.id}`)).body.paymentMethods.map(({ name }) => name);

describe("cash on delivery where it is switched on", () => {
  test("is offered, and each PIN code is checked for it", async () => {
    expect(await optionsOf(shopper)).toEqual(["UPI or card", "Pay on delivery"]);
    const answers = await Promise.all(
      ["452 001", "452020", "452021"].map((pincode) =>
        ask<DeliveryAnswer>(shop, "GET", `/api/delivery?${new URLSearchParams({ pincode })}`),
      ),
    );
    expect(answers.map(({ body }) => body.cash_on_delivery)).toEqual([true, true, false]);
  });

  // spec: payment null
  // spec: Pay on delivery
  test("places the order at once: stock is sold, the cart is emptied, and nothing is paid", async () => {
    await shopper.add("chand-khadi-top", "M", 2);
    const before = await stockOf(shop.db, "chand-khadi-top", "M");
    const { status, body } = await order();
    expect([status, body.payment]).toEqual([201, null]);
    expect(body.order).toMatchObject({
      status: "placed",
      payment_status: "pending",
      payment_method: "Pay on delivery",
      payment_reference: null,
      invoice: null,
      total: 3600,
    });
    const after = await stockOf(shop.db, "chand-khadi-top", "M");
    expect([after.reserved, after.sold]).toEqual([before.reserved, before.sold + 2]);
    expect((await order()).body).toMatchObject({ message: "Your cart is empty" });
  });

  test("writes mails that state the amount to have ready, and none that says it is paid", async () => {
    await shopper.add("chand-khadi-top", "M");
    const { id } = (await order()).body.order;
    await shop.runJobs();
    expect(shop.sentMails.map(({ subject }) => subject)).toEqual([
      `Your order ${id} is placed`,
      `New order ${id}, ₹1,800.00`,
    ]);
    for (const form of [shop.sentMails[0]?.html, shop.sentMails[0]?.text]) {
      expect(form).toContain("Please have ₹1,800.00 ready for the courier.");
      expect(form).toContain("Pay on delivery");
      expect(form).not.toMatch(/paid\./);
    }
    const notice = await shopper.ask("POST", "/api/orders/send-customer-email", { orderData: { orderId: id } });
    expect(notice).toMatchObject({ status: 200, body: { sent: false } });
  });

  test("makes one order for one idempotency key", async () => {
    await shopper.add("chand-khadi-top", "M");
    const body = { ...(await shopper.pendingOrder()), payment_method: "cod" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.order(body, "one")));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.order.id}`)).size).toBe(1);
  });

  test("can replace an order whose card payment was started", async () => {
    await shopper.add("chand-khadi-top", "M");
    const card = (await shopper.order(await shopper.pendingOrder())).body;
    const { body } = await order();
    expect((await seen(shopper, body.order.id)).status).toBe("placed");
    await pay(shop, shopper, card);
    expect((await seen(shopper, card.order.id)).payment_status).toBe("refund_pending");
  });

  test.each([
    [{ zip_code: "400001", state: "Maharashtra" }, "An order to 400001 cannot be paid on delivery."],
    [{ country: "France", state: "Bretagne", zip_code: "35000" }, "An order to France cannot be paid on delivery."],
    // Starts like a PIN code of the range.
    [{ country: "United States", state: "Ohio", zip_code: "45201" }, "An order to United States cannot be paid on"],
  ])("is refused for %j, with the reason", async (elsewhere, message) => {
    await shopper.add("chand-khadi-top", "M");
    const { status, body } = await order(shopper, elsewhere);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { payment_method: [expect.stringContaining(message)] } });
    expect((await order()).status).toBe(201);
  });

  test("is refused above the shop's or the legal limit for cash, with the reason, and the order can be paid by card", async () => {
    const small = await demoShop({ env: { COD_PINCODES: "452001", COD_MAX: "3599" } });
    const buyer = await newShopper(small);
    const { paymentMethods } = (await buyer.ask<CheckoutOptions>("GET", `/api/users/checkout/${buyer.id}`)).body;
    expect(paymentMethods[1]).toMatchObject({ id: "cod", max_total: 3599 });
    await buyer.add("chand-khadi-top", "M");
    expect((await order(buyer)).status).toBe(201);
    await buyer.add("chand-khadi-top", "M", 2);
    const refused = await order(buyer);
    const message = "An order can be paid on delivery up to ₹3,599.00. Please choose another way to pay.";
    expect([refused.status, refused.body]).toMatchObject([422, { message, errors: { payment_method: [message] } }]);
    expect((await buyer.order(await buyer.pendingOrder())).status).toBe(201);
    expect(await orderInvariants(small.db)).toEqual([]);
    await small.close();
  });

  test("allows three undelivered orders; once one is paid another is accepted", async () => {
    const carts = [];
    for (let nth = 0; nth < 6; nth += 1) {
      shopper.cartToken = "";
      await shopper.add("chand-khadi-top", "S");
      carts.push({ ...(await shopper.pendingOrder()), payment_method: "cod" });
    }
    const answers = await Promise.all(carts.map((body) => shopper.order(body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422, 422]);
    const refused = answers.findIndex(({ status }) => status === 422);
    const message =
      "3 orders of yours are still to be paid on delivery. Please choose another way to pay for this one.";
    expect(answers[refused]?.body).toMatchObject({ errors: { payment_method: [message] } });
    const placed = answers.find(({ status }) => status === 201)?.body.order.id ?? "";
    await command("orders", "ship", placed);
    await command("orders", "paid", placed);
    const again = carts[refused];
    expect(again && (await shopper.order(again)).status).toBe(201);
  });

  test("sells the last piece once to ten shoppers who pay on delivery or by card", async () => {
    await restock(shop.db, "saanjh-slip-dress", "L", 1);
    const rivals = await Promise.all(Array.from({ length: 10 }, () => newShopper(shop)));
    for (const rival of rivals) await rival.add("saanjh-slip-dress", "L");
    const answers = await Promise.all(
      rivals.map(async (rival, index) => (index % 2 === 0 ? order(rival) : rival.order(await rival.pendingOrder()))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe("an order that is paid on delivery", () => {
  let id: string;
  beforeEach(async () => {
    await shopper.add("chand-khadi-top", "M");
    ({ id } = (await order()).body.order);
    await shop.runJobs();
    shop.sentMails.length = 0;
  });

  test("gets its invoice when it is shipped, and the shopper's mail states what to pay", async () => {
    await command("orders", "process", id);
    expect((await seen(shopper, id)).invoice).toBeNull();
    await command("orders", "ship", id);
    const { invoice, payment_status } = await seen(shopper, id);
    expect([invoice?.number, payment_status]).toEqual([expect.stringMatching(/^INV-/), "pending"]);
    await shop.runJobs();
    expect(shop.sentMails[0]?.text).toContain("To be paid to the courier: ₹1,800.00");
    expect(shop.sentMails[0]?.text).toContain(`Invoice ${invoice?.number}: http`);
  });

  test("is marked as paid once, and not before it is shipped", async () => {
    expect(await command("orders", "paid", id)).toEqual({
      isDone: false,
      message: `Order ${id} has not left, so nobody can have paid for it. Ship it first: orders ship ${id}`,
    });
    await command("orders", "ship", id);
    await command("orders", "deliver", id);
    const answers = await Promise.all([command("orders", "paid", id), command("orders", "paid", id.toLowerCase())]);
    expect(answers.map(({ message }) => message).toSorted()).toEqual([
      `${id} is paid.`,
      `${id} was paid before. Nothing has changed.`,
    ]);
    expect(await seen(shopper, id)).toMatchObject({ status: "delivered", payment_status: "paid" });
  });

  test("is cancelled once before it is shipped: its stock is released and the shopper is mailed", async () => {
    const before = await stockOf(shop.db, "chand-khadi-top", "M");
    await command("orders", "process", id);
    const answers = await Promise.all([command("orders", "cancel", id), command("orders", "cancel", id)]);
    expect(answers.map(({ message }) => message).toSorted()).toEqual([
      `${id} is cancelled. Its pieces are back in stock.`,
      `${id} was cancelled before. Nothing has changed.`,
    ]);
    const after = await stockOf(shop.db, "chand-khadi-top", "M");
    expect([after.free, after.sold]).toEqual([(before.free ?? 0) + 1, before.sold - 1]);
    expect(await seen(shopper, id)).toMatchObject({ status: "cancelled", payment_status: "failed", invoice: null });
    await shop.runJobs();
    expect(shop.sentMails.map(({ subject }) => subject)).toEqual([`Your order ${id} is cancelled`]);
    expect((await command("orders", "ship", id)).isDone).toBe(false);
    expect((await command("orders", "paid", id)).isDone).toBe(false);
  });

  test("is returned once, the shopper is mailed, and its pieces are not restocked by default", async () => {
    expect(await command("orders", "returned", id)).toEqual({
      isDone: false,
      message: `Order ${id} has not come back: it stands at "Placed".`,
    });
    await command("orders", "ship", id);
    await shop.runJobs();
    shop.sentMails.length = 0;
    const before = await stockOf(shop.db, "chand-khadi-top", "M");
    const answers = await Promise.all([command("orders", "returned", id), command("orders", "returned", id)]);
    expect(answers.map(({ message }) => message).toSorted()).toEqual([
      `${id} had come back before. Nothing has changed.`,
      `${id} is cancelled. Its pieces are not back in stock: once you have them and can sell them, say orders restock ${id}`,
    ]);
    expect(await stockOf(shop.db, "chand-khadi-top", "M")).toEqual(before);
    const order = await seen(shopper, id);
    expect(order).toMatchObject({ status: "cancelled", payment_status: "failed", estimated_delivery: null });
    // The invoice was issued, so its number stays.
    expect(order.invoice?.number).toMatch(/^INV-/);
    await shop.runJobs();
    expect(shop.sentMails.map(({ subject }) => subject)).toEqual([`Your order ${id} has come back to us`]);
    expect(shop.sentMails[0]?.text).toContain("Nothing is to be paid.");
    expect((await command("orders", "deliver", id)).isDone).toBe(false);
    expect((await command("orders", "paid", id)).isDone).toBe(false);
  });

  test("cannot be returned once it is paid or delivered; of concurrent deliver and returned commands one succeeds", async () => {
    await command("orders", "ship", id);
    const both = await Promise.all([command("orders", "deliver", id), command("orders", "returned", id)]);
    expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
    await shopper.add("chand-khadi-top", "M");
    const paid = (await order()).body.order.id;
    await command("orders", "ship", paid);
    await command("orders", "paid", paid);
    const refused = { isDone: false, message: `Order ${paid} has not come back: it is paid.` };
    expect(await command("orders", "returned", paid)).toEqual(refused);
  });

  test("releases its coupon when it is cancelled, and cannot be cancelled once it is shipped", async () => {
    const used = async () =>
      (await shop.db.selectFrom("coupons").select("used").where("code", "=", "ONCE100").executeTakeFirstOrThrow()).used;
    await shopper.add("chand-khadi-top", "L");
    const rule = { code: "ONCE100", discount_type: "flat", discount_value: 100, max_discount_amount: null } as const;
    const wanted = { ...(await shopper.pendingOrder(rule)), payment_method: "cod" };
    const { order: withCoupon } = (await shopper.order(wanted)).body;
    expect(await used()).toBe(1);
    await command("orders", "cancel", withCoupon.id);
    expect(await used()).toBe(0);
    await command("orders", "ship", id);
    expect(await command("orders", "cancel", id)).toEqual({
      isDone: false,
      message: `Order ${id} is not cancelled: it stands at "Shipped".`,
    });
  });

  test("keeps the shopper's address until it is paid, also when the account is erased", async () => {
    const { email } = await shop.db.selectFrom("orders").select("email").where("id", "=", id).executeTakeFirstOrThrow();
    await command("orders", "ship", id);
    await command("orders", "deliver", id);
    await shop.db.updateTable("orders").set({ user_id: null }).where("id", "=", id).execute();
    const emailAfter = async (hours: number) => {
      shop.clock.advance(hours * 60 * 60_000);
      await shop.runJobs();
      return (await shop.db.selectFrom("orders").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;
    };
    expect(await emailAfter(60)).toBe(email);
    await command("orders", "paid", id);
    expect(await emailAfter(2)).toBe("");
  });
});

test("an order that was paid by card cannot be marked as paid on delivery", async () => {
  await shopper.add("chand-khadi-top", "M");
  const { body } = await shopper.order(await shopper.pendingOrder());
  await pay(shop, shopper, body);
  expect((await command("orders", "paid", body.order.id)).message).toContain("is not paid on delivery");
  expect((await command("orders", "paid", "ORD0000000000")).message).toBe("There is no order ORD0000000000.");
});

test("where it is not switched on, cash on delivery is neither offered nor accepted", async () => {
  const other = await demoShop();
  const visitor = await newShopper(other);
  expect(await optionsOf(visitor)).toEqual(["UPI or card"]);
  await visitor.add("chand-khadi-top", "M");
  const { status, body } = await order(visitor);
  await other.close();
  expect([status, body]).toEqual([422, expect.objectContaining({ message: "Please choose how to pay." })]);
});
