import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { ask } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const NOT_FOUND = "Order not found. Please check your Order ID and Email.";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const track = (body: unknown, on = shop, address = "192.0.2.1") =>
  ask<{ message: string }>(on, "POST", "/api/track-order", { body, headers: { "x-forwarded-for": address } });

// spec: POST /api/track-order
// spec: Tracking without regard to spaces and capitals
test("number and email together return status and dates, and nothing else", async () => {
  const { status, body } = await track({ order_id: " ord123456 ", email: " Asha@Example.com " });
  expect(status).toBe(200);
  expect(body).toEqual({
    status: "success",
    order: {
      id: "ORD123456",
      status: "shipped",
      steps: [
        { label: "Order Placed", date: "2026-11-11T04:30:00.000Z" },
        { label: "Order Processed", date: "2026-11-12T04:30:00.000Z" },
        { label: "Shipped", date: "2026-11-19T22:30:00.000Z" },
        { label: "Delivered", date: null },
      ],
      // Twelve business days later, across two Sundays.
      estimated_delivery: "2026-11-25T04:30:00.000Z",
      invoice: null,
      credit_note: null,
    },
  });
});

// spec: Order not found. Please check your Order ID and Email.
test("a wrong number, a wrong email and malformed input get the same answer", async () => {
  const answers = await Promise.all(
    [
      { order_id: "ORD999999", email: "asha@example.com" },
      { order_id: "ORD123456", email: "somebody@example.com" },
      { order_id: "' or 1=1 --", email: "asha@example.com" },
      { order_id: "ORD123456", email: "not an address" },
    ].map((body) => track(body)),
  );
  for (const { status, body } of answers) expect([status, body.message]).toEqual([404, NOT_FOUND]);
});

// spec: Fields of the order tracking
test("number and email are both required", async () => {
  const { status, body } = await track({ order_id: " ", email: "" });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { order_id: ["Order ID is required"], email: ["Email is required"] } });
});

test("one order is answered ten times in ten minutes, over all addresses, and other orders are not affected", async () => {
  const strict = await demoShop({ env: { RATE_LIMITS: "strict", TRUST_PROXY: "1" } });
  const right = { order_id: "ORD123456", email: "asha@example.com" };
  const at = (nth: number) => `203.0.113.${nth}`;
  for (let time = 0; time < 10; time += 1) expect((await track(right, strict, at(time))).status).toBe(200);
  expect((await track(right, strict, at(10))).status).toBe(429);
  for (let nth = 0; nth < 20; nth += 1) {
    expect((await track({ ...right, order_id: `ORD99999${nth}` }, strict, at(0))).status).toBe(404);
  }
  strict.clock.advance(10 * 60_000);
  expect((await track(right, strict)).status).toBe(200);
  await strict.close();
});
