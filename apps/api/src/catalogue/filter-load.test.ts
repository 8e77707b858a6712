import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { transaction } from "../database/transaction.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { requestLimits } from "../limits/policies.ts";
import { FILTERED_WEIGHT } from "./listing-parameters.ts";

let shop: TestApp;
let strict: TestApp;
beforeAll(async () => {
  shop = await testApp({
    register(app) {
      app.get("/from-memory", { schema: { hide: true } }, () => "A page that needs no database");
    },
  });
  await transaction(shop.db, (tx) => insertLargeShop(tx, 2_000, shop.clock.now()));
  strict = await testApp({ env: { RATE_LIMITS: "strict", TRUST_PROXY: "1" } });
});
afterAll(async () => {
  await shop.close();
  await strict.close();
});
// Keeps the rate limit's minute from passing during a test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

/** That many different filtered listings of the shop and of a category, and searches. */
const filters = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const narrowed = `size=m&price_min=${index + 1}`;
    const urls = [
      `/api/products?${narrowed}`,
      `/api/categories/dresses/products?${narrowed}`,
      `/api/search?q=mira&${narrowed}`,
    ];
    return urls[index % urls.length] ?? "";
  });

test("of many concurrent filters and searches a few are answered and the rest refused, while other requests are answered as usual", async () => {
  for (let tick = 0; tick < 3; tick += 1) {
    let unanswered = 60;
    const load = filters(unanswered).map(async (url) => {
      const { statusCode, headers } = await shop.app.inject(url);
      unanswered -= 1;
      return `${statusCode} ${headers["retry-after"]}`;
    });
    const listing = shop.app.inject("/api/products?sort=price_asc");
    let fromMemory = 0;
    while (unanswered > 0) {
      expect((await shop.app.inject("/from-memory")).statusCode).toBe(200);
      fromMemory += 1;
      await turn();
    }
    expect((await listing).statusCode).toBe(200);
    const answers = await Promise.all(load);
    const taken = answers.filter((answer) => answer === "200 undefined").length;
    // Four run and twenty wait; later requests take the places of answered ones. http/gate.test.ts checks the exact
    // numbers with a fake clock.
    expect(taken).toBeGreaterThanOrEqual(24);
    expect(taken).toBeLessThan(60);
    expect(answers.filter((answer) => answer !== "200 undefined" && answer !== "503 5")).toEqual([]);
    // At most four run between two turns of the other requests.
    expect(fromMemory).toBeGreaterThanOrEqual(taken / 4);
  }
});

test("a filter counts as several plain reads of its address", async () => {
  const read = (url: string, address: string) =>
    strict.app.inject({ url, headers: { "x-forwarded-for": address } }).then(({ statusCode }) => statusCode);
  for (const [index, url] of [
    "/api/products?color=indigo",
    "/api/categories/none/products?in_stock=1",
    "/api/search?q=x",
  ].entries()) {
    const address = `203.0.113.${index}`;
    for (let count = 0; count < requestLimits.reads.max / FILTERED_WEIGHT - 1; count += 1) await read(url, address);
    // The remaining three reads allow two plain ones but no filter.
    expect(await read("/api/products?sort=price_asc&page=2", address)).toBe(200);
    expect(await read("/api/home", address)).toBe(200);
    expect(await read(url, address)).toBe(429);
  }
});
