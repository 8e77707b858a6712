import type { TrackOrderAnswer } from "@selvedge/commerce/wire/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { ask, newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let shopper: Shopper;
let id: string;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const placed = await ordered(shopper);
  id = placed.order.id;
  await pay(shop, shopper, placed);
  await shop.runJobs();
  shop.sentMails.length = 0;
});
afterAll(() => shop.close());

const command = (...words: string[]) => answerCommand(shop, words);
async function mails() {
  await shop.runJobs();
  return shop.sentMails.map(({ to, subject }) => [to, subject]);
}

// spec: Mails lead to /track-order
test("shipping implies processing, and the shopper's mail links to the tracking page", async () => {
  const now = shop.clock.now().toISOString();
  expect(await command("orders", "ship", id.toLowerCase())).toEqual({ isDone: true, message: `${id} is shipped.` });
  const order = await seen(shopper, id);
  expect(order.status).toBe("shipped");
  expect(order.steps.map(({ date }) => date)).toEqual([now, now, now, null]);
  expect(await mails()).toEqual([[order.email, `Your order ${id} is on its way`]]);
  const [mail] = shop.sentMails;
  for (const form of [mail?.html, mail?.text]) {
    expect(form).toContain(`/track-order?order=${id}#email=asha.verma%40example.com`);
    expect(form).toContain("5 Dec 2026");
    expect(form).toContain("Kesar Long Kurta");
  }
});

test("each step has its date, and repeating a step changes nothing", async () => {
  await command("orders", "process", id);
  shop.clock.advance(60_000);
  await command("orders", "ship", id);
  const shippedAt = shop.clock.now().toISOString();
  shop.clock.advance(60_000);
  await command("orders", "deliver", id);
  const order = await seen(shopper, id);
  expect(await command("orders", "ship", id)).toEqual({
    isDone: true,
    message: `${id} was shipped before. Nothing has changed.`,
  });
  await command("orders", "deliver", id);
  expect(await seen(shopper, id)).toEqual(order);
  expect(order.steps[2]?.date).toBe(shippedAt);
  expect(order.estimated_delivery).toBeNull();
  expect(await mails()).toEqual([
    [order.email, `Your order ${id} is on its way`],
    [order.email, `Your order ${id} is delivered`],
  ]);
  expect(shop.sentMails[1]?.text).toContain("within 48 hours of delivery, once per order");
});

test("courier and tracking number are in the mail, on the order's page and in its tracking, and can be corrected", async () => {
  expect(await command("orders", "ship", id, "--courier", "Delhivery", "--tracking", "14908172")).toEqual({
    isDone: true,
    message: `${id} is shipped.`,
  });
  const { email, shipment } = await seen(shopper, id);
  expect(shipment).toEqual({ courier: "Delhivery", tracking_number: "14908172" });
  await mails();
  for (const form of [shop.sentMails[0]?.html, shop.sentMails[0]?.text]) {
    for (const part of ["Delhivery", "14908172"]) expect(form).toContain(part);
  }

  expect((await command("orders", "ship", id, "--tracking", "14908173")).message).toBe(
    `Courier and tracking number of ${id} are noted.`,
  );
  expect((await command("orders", "ship", id, "--tracking", "14908173")).message).toBe(
    `${id} was shipped before. Nothing has changed.`,
  );
  const { body } = await ask<TrackOrderAnswer>(shop, "POST", "/api/track-order", { body: { order_id: id, email } });
  expect(body.order.shipment).toEqual({ courier: "Delhivery", tracking_number: "14908173" });
  expect(await mails()).toHaveLength(1);
});

test("an order that cannot be shipped keeps no courier", async () => {
  await command("orders", "refund", id);
  expect(await command("orders", "ship", id, "--courier", "Delhivery")).toMatchObject({ isDone: false });
  expect((await seen(shopper, id)).shipment).toBeUndefined();
});

test("shipping an order twice at once writes one mail", async () => {
  const answers = await Promise.all([command("orders", "ship", id), command("orders", "ship", id)]);
  expect(answers.map(({ message }) => message).toSorted()).toEqual([
    `${id} is shipped.`,
    `${id} was shipped before. Nothing has changed.`,
  ]);
  expect(await mails()).toHaveLength(1);
});

test("an order that is not shipped cannot be delivered, and an unpaid one cannot be shipped", async () => {
  await shopper.add("chand-khadi-top", "M");
  const unpaid = (await ordered(shopper)).order.id;
  expect(await command("orders", "deliver", id)).toEqual({
    isDone: false,
    message: `Order ${id} is not delivered: it stands at "Placed". Ship it first: orders ship ${id}`,
  });
  expect(await command("orders", "ship", unpaid)).toMatchObject({
    isDone: false,
    message: `Order ${unpaid} is not shipped: it stands at "Awaiting payment".`,
  });
  expect((await seen(shopper, id)).status).toBe("placed");
  expect(await mails()).toEqual([]);
});

test.each([
  [["orders", "ship", "ORD0000000000"], "There is no order ORD0000000000."],
  [["orders", "ship", "12"], "12 is no order number. One looks like ORD8QK2M4TX7V."],
  [["orders", "ship"], "<order> is missing.\norders ship <order>"],
  [["orders", "burn", "ORD123456"], "orders deliver <order>"],
])("refuses %j with a message", async (words, sentence) => {
  const { isDone, message } = await command(...words);
  expect(isDone).toBe(false);
  expect(message).toContain(sentence);
});
