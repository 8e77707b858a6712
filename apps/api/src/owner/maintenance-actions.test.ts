import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { answerCommand } from "./answer-command.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterEach(async () => void (await command("maintenance off")));
afterAll(() => shop.close());

const command = async (line: string) => (await answerCommand(shop, line.split(" "))).message;
const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode;

test("closes calls and pages with 503 and the time after which to come again, and opens them", async () => {
  expect(await statusOf("/api/products")).toBe(200);
  expect(await command("maintenance on --minutes 10")).toBe(
    "The shop is closed to shoppers, for about 10 minutes. It opens with: npm run shop -- maintenance off",
  );
  for (const url of ["/api/products", "/api/cart/inbox?cart_token=none", "/", "/checkout"]) {
    const answer = await shop.app.inject(url);
    expect([url, answer.statusCode, answer.headers["retry-after"]]).toEqual([url, 503, "600"]);
    expect(answer.json().message).toBe("The shop is closed for maintenance. Please try again later.");
  }
  expect(await command("maintenance off")).toBe("The shop is open.");
  expect(await statusOf("/api/products")).toBe(200);
  expect(await command("maintenance off")).toBe("The shop was open before. Nothing has changed.");
});

test("stays closed when it takes longer than was said, and asks shoppers to come again soon", async () => {
  await command("maintenance on --minutes 1");
  shop.clock.advance(3_600_000);
  const answer = await shop.app.inject("/api/products");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "30"]);
});

test("health checks, staff and the payment provider are answered meanwhile", async () => {
  await command("maintenance on");
  expect(await statusOf("/healthz")).toBe(200);
  expect(await statusOf("/readyz")).toBe(200);
  expect(await statusOf("/api/owner/orders/list")).toBe(401);
  const webhook = await shop.app.inject({ method: "POST", url: "/api/webhooks/razorpay", payload: {} });
  expect(webhook.statusCode).toBe(400);
});
