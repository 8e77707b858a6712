import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ProviderUnavailable } from "./payments/provider.ts";
import { demoShop } from "./testing/demo-shop.ts";
import { ordered, paidOrder, seen } from "./testing/paying.ts";
import { ask, HOME, newShopper } from "./testing/shopper.ts";
import type { TestApp } from "./testing/test-app.ts";

const HOUR_MS = 60 * 60_000;

let shop: TestApp;
let lines: string[];
let bankIsDown = false;
beforeAll(async () => {
  shop = await demoShop({
    env: { LOG_LEVEL: "info" },
    logDestination: { write: (line) => void lines.push(line) },
    register(app) {
      app.get("/api/broken/:id", { schema: { hide: true } }, async () => {
        throw new Error("Two lines:\nORDAAAAAAAAAA is shipped and cannot be placed.");
      });
    },
    bankFaults: {
      call: async (_name, work) => {
        if (bankIsDown) throw new ProviderUnavailable("The bank is closed.");
        return work();
      },
    },
  });
});
beforeEach(() => {
  lines = [];
  bankIsDown = false;
});
afterAll(() => shop.close());

// spec: T17 secrets
test("the log of a whole purchase has no order number, and nothing of the shopper", async () => {
  const shopper = await newShopper(shop);
  const { order } = await paidOrder(shop, shopper);
  const { invoice } = await seen(shopper, order.id);
  await shopper.ask("GET", "/api/orders");
  await ask(shop, "POST", "/api/track-order", { body: { order_id: order.id, email: HOME.email } });
  await shopper.ask("POST", `/api/orders/${order.id}/exchange`, { line_id: "x", size: "L" });
  await shop.app.inject(invoice?.url ?? "");
  await shop.app.inject(invoice?.pdf_url ?? "");
  // Pages of the storefront share one route, and a mistyped address has none.
  for (const id of [order.id, order.id.toLowerCase()]) {
    for (const path of [`/order-confirmation/${id}`, `/orders/${id}/`, `/x-${id}`]) await shop.app.inject(path);
  }
  await shop.runJobs();
  const log = lines.join("");
  expect(log).toContain('"route":"/api/orders/:orderId"');
  expect(log).toContain('"route":"/orders/:orderId/invoice.pdf"');
  expect(log).toContain('"path":"/order-confirmation/[redacted]"');
  const key = new URL(invoice?.url ?? "", "https://shop.example").searchParams.get("key");
  for (const secret of [shopper.email, shopper.bearer, shopper.cartToken, key, HOME.email, HOME.phone, HOME.address])
    expect(log).not.toContain(secret);
  expect(log.toUpperCase()).not.toContain(order.id);
});

test("an order that cannot be checked at the provider is logged by the provider's number", async () => {
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const { order, payment } = await ordered(shopper);
  bankIsDown = true;
  shop.clock.advance(HOUR_MS);
  await shop.runJobs();
  const log = lines.join("");
  expect(log).toContain(`"providerOrderId":"${payment?.provider_order_id}"`);
  expect(log).not.toContain(order.id);
});

test("an order number in an error's message is masked, at the beginning of a line too", async () => {
  expect((await shop.app.inject("/api/broken/1")).statusCode).toBe(500);
  const log = lines.join("");
  expect(log).toContain("Two lines:\\n[order] is shipped and cannot be placed.");
  expect(log).not.toContain("ORDAAAAAAAAAA");
});
