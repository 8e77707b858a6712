import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { NotificationAnswer } from "@selvedge/commerce/wire/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { empty } from "../testing/module-tables.ts";
import { ordered, pay, press, seen } from "../testing/paying.ts";
import { newShopper, type Shopper, signIn } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  placed = await ordered(shopper);
});
afterAll(() => shop.close());

function notify(kind: "send-notification" | "send-customer-email", orderData: object, rest: object = {}) {
  return shopper.ask<NotificationAnswer & { message: string }>("POST", `/api/orders/${kind}`, { ...rest, orderData });
}

// spec: POST /api/orders/send-notification, send-customer-email
// spec: Notification calls
test("asking for a mail that is already written writes no second one", async () => {
  await pay(shop, shopper, placed);
  for (const kind of ["send-notification", "send-customer-email"] as const) {
    const answer = await notify(kind, { orderId: placed.order.id });
    expect(answer).toMatchObject({ status: 200, body: { status: "success", sent: false } });
  }
  shop.sentMails.length = 0;
  await shop.runJobs();
  expect(shop.sentMails.map(({ to }) => to).toSorted()).toEqual(["asha.verma@example.com", "orders@selvedge.example"]);
});

test("asking again after the mail's record was deleted writes no second one", async () => {
  await pay(shop, shopper, placed);
  await shop.runJobs();
  shop.clock.advance(91 * 24 * 60 * 60_000);
  await shop.runJobs();
  const kept = shop.db.selectFrom("mails").select("id").where("order_id", "=", placed.order.id);
  expect(await kept.execute()).toEqual([]);
  shopper = await signIn(shop, shopper.email);
  for (const kind of ["send-notification", "send-customer-email"] as const) {
    const answer = await notify(kind, { orderId: placed.order.id });
    expect(answer).toMatchObject({ status: 200, body: { status: "success", sent: false } });
  }
  expect(await kept.execute()).toEqual([]);
});

test("no mail is written before the payment", async () => {
  const answer = await notify("send-customer-email", { orderId: placed.order.id });
  expect([answer.status, answer.body.message]).toEqual([409, "Payment is not confirmed yet."]);
  const forged = {
    orderId: placed.order.id,
    paymentId: "pay_1",
    paymentOrderId: "order_1",
    paymentSignature: "0".repeat(64),
  };
  expect((await notify("send-notification", forged)).status).toBe(409);
});

test("a client that knows only these two calls confirms its payment with them", async () => {
  const { body: proof } = await press(shop, placed, "success");
  const answer = await notify("send-notification", {
    orderId: placed.order.id,
    paymentId: proof.razorpay_payment_id,
    paymentOrderId: proof.razorpay_order_id,
    paymentSignature: proof.razorpay_signature,
    paymentStatus: "paid",
  });
  expect(answer.status).toBe(200);
  expect(await seen(shopper, placed.order.id)).toMatchObject({ status: "placed", payment_status: "paid" });
});

// spec: Notification calls
test("these calls cannot choose a mail's recipient or content", async () => {
  await pay(shop, shopper, placed);
  await empty(shop.db, "mail");
  const lies = {
    orderId: placed.order.id,
    customerName: "<script>alert(1)</script>",
    total: 1,
    items: [{ product_name: "Gold", price: 1 }],
    trackingUrl: "https://evil.example",
  };
  const addressed = { to: "victim@example.com", subject: "Win\r\nBcc: all@example.com", html: "<b>hi</b>" };
  expect((await notify("send-customer-email", lies, addressed)).body).toEqual({ status: "success", sent: true });
  expect((await notify("send-notification", lies, addressed)).body).toEqual({ status: "success", sent: true });
  const mails = await shop.db.selectFrom("mails").selectAll().orderBy("kind").execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(["orders@selvedge.example", "asha.verma@example.com"]);
  expect(JSON.stringify(mails)).not.toMatch(/victim|evil|script>|Gold|Bcc/);
});

test.each([{}, { orderData: {} }, { orderData: { orderId: "nope" } }, { orderData: { orderId: ["ORD123456"] } }, null])(
  "a notification without a valid order is a 422: %j",
  async (body) => {
    expect((await shopper.ask("POST", "/api/orders/send-notification", body)).status).toBe(422);
  },
);
