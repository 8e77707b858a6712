import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seedDemo } from "../apps/api/seed/demo.ts";
import { countStatements } from "../apps/api/src/testing/count-statements.ts";
import { restock } from "../apps/api/src/testing/stock.ts";
import { testDatabase } from "../apps/api/src/testing/test-database.ts";
import { type TestApp, testApp } from "../apps/api/src/testing/test-app.ts";
import { storefront } from "../apps/store/server/storefront.ts";
import { requestLimits } from "../apps/api/src/limits/policies.ts";
import { PRODUCT, INDEXED_PAGES } from "./shop/urls.ts";

const repository = join(import.meta.dirname, "..");
const OTHER_PRODUCT = "/product/kesar-long-kurta";

let shop: TestApp;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
// A change of a picture invalidates all pages, because pictures are shared.
beforeEach(() => shop.db.updateTable("pictures").set({ alt: "Another picture" }).execute());

async function openShop(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await testDatabase();
  const opened = await testApp({
    env,
    database,
    register: (app) =>
      storefront(app, {
        root: join(repository, "apps/store"),
        mediaDirectory: join(repository, "apps/api/seed/pictures"),
        publicUrl: null,
        paymentProvider: "sandbox",
        changes: database.changes,
        isDevelopment: false,
      }),
  });
  await seedDemo(opened.db, opened.clock, () => {});
  return opened;
}

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const statements = (url: string) => countStatements(() => get(url));

test.each(INDEXED_PAGES)("%s needs no database query when requested again", async (path) => {
  const first = await get(path);
  expect(first.statusCode).toBe(200);
  expect(await statements(path)).toBe(0);
  expect((await get(path)).body).toBe(first.body);
  const tracked = `${path}?utm_source=letter&fbclid=1`;
  expect(await statements(tracked)).toBe(0);
  expect((await get(tracked)).body).toBe(first.body);
});

test.each(INDEXED_PAGES)("%s is rendered again after a change, with few queries", async (path) => {
  const budgets: Record<string, number> = {
    "/": 8,
    "/shop": 5,
    [PRODUCT]: 7,
    // The stories with their pictures, the pictures of their looks; a story needs its products too.
    "/journals": 6,
    "/blogs/blue-takes-its-time": 7,
  };
  // A list with a slug needs additional queries to resolve it.
  const ofSlug = /^\/shop\/|-collection$/.test(path) ? 7 : 4;
  // The data of all pages, the settings, which are read again after a change of everything, and the check for changes.
  expect(await statements(path)).toBeLessThanOrEqual(budgets[path] ?? ofSlug);
});

test("a first request with tracking parameters gets the shared page without them", async () => {
  const first = await get(`${PRODUCT}?utm_source=letter`);
  expect(first.body).not.toContain("utm_source");
  expect((await get(PRODUCT)).body).toBe(first.body);
});

test("a conditional request gets 304 until the page changes", async () => {
  const { headers } = await get(PRODUCT);
  const known = { "if-none-match": `"another", ${String(headers["etag"])}` };
  const { "content-security-policy": policy } = headers;
  expect(policy).toContain("sha256-");
  // Browsers use the policy of the newest answer.
  expect(await get(PRODUCT, known)).toMatchObject({
    statusCode: 304,
    body: "",
    headers: { "content-security-policy": policy, vary: "accept-encoding" },
  });
  await shop.db.updateTable("products").set({ name: "Noor Kurta" }).where("slug", "=", "noor-khadi-kurta").execute();
  const changed = await get(PRODUCT, known);
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain("Noor Kurta");
});

test("a page is compressed as the browser accepts it, and better after repeated requests", async () => {
  const { body } = await get(PRODUCT);
  const packed = () => get(PRODUCT, { "accept-encoding": "gzip, deflate, br, zstd" });
  const first = await packed();
  expect(first.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(body);
  await expect.poll(async () => (await packed()).rawPayload.length).toBeLessThan(first.rawPayload.length);
  expect(brotliDecompressSync((await packed()).rawPayload).toString()).toBe(body);
});

test("selling a product invalidates the pages that show it, and no others", async () => {
  const showing = [];
  const pages = [
    "/",
    "/shop",
    "/shop?page=2",
    "/shop/dresses",
    "/shop/kurtas",
    "/terms-conditions",
    PRODUCT,
    OTHER_PRODUCT,
  ];
  for (const path of pages) if ((await get(path)).body.includes(PRODUCT)) showing.push(path);
  expect(showing).toContain("/shop/kurtas");
  await restock(shop.db, "noor-khadi-kurta", "M", 1);
  const stale = [];
  for (const path of pages) if ((await statements(path)) > 0) stale.push(path);
  expect(stale).toEqual(showing);
});

test("a page is cached under its canonical address only, whichever address led to it", async () => {
  for (const path of ["/shop?sort=price_asc&page=2", "/shop?page=2&sort=price_asc", `${PRODUCT}?size=M`, "/nowhere"]) {
    await get(path);
  }
  expect(await statements("/shop?sort=price_asc&page=2")).toBe(0);
  expect(await statements("/shop?page=2&sort=price_asc")).toBeGreaterThan(0);
  expect(await statements(`${PRODUCT}?size=M`)).toBeGreaterThan(0);
  expect((await get("/nowhere")).statusCode).toBe(404);
});

test("a page rendered for one host name is not served under another", async () => {
  const at = async (host: string) => (await get("/", { host })).body;
  expect(await at("one.example")).toContain("http://one.example");
  expect(await at("two.example")).not.toContain("http://one.example");
});

test("pages with private caching in the browser are still cached on the server", async () => {
  const first = await get("/cart");
  expect(first.headers).toMatchObject({ "cache-control": "no-store" });
  expect(first.headers).not.toHaveProperty("etag");
  expect(await statements("/cart")).toBe(0);
});

test("exceeding the rate limit gives a page with the waiting time, which is not cached", async () => {
  const strict = await openShop({ RATE_LIMITS: "strict", TRUST_PROXY: "1" });
  // The rate limit's minute must not pass meanwhile.
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const from = (address: string) => ({ url: PRODUCT, headers: { "x-forwarded-for": address } });
    // In rounds, because requests that wait too long for the embedded engine's only session get 503.
    for (let round = 0; round < requestLimits.reads.max / 20; round += 1) {
      const calls = Array.from({ length: 20 }, () => strict.app.inject({ ...from("192.0.2.1"), url: "/api/home" }));
      expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const refused = await strict.app.inject(from("192.0.2.1"));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["content-type"]).toContain("text/html");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await strict.app.inject(from("192.0.2.2"))).statusCode).toBe(200);
  } finally {
    vi.useRealTimers();
    await strict.close();
  }
});

test("of many concurrent filtered pages those beyond capacity get 503 with Retry-After", async () => {
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, index) => get(`/shop?size=m&price_min=${index + 1}`, { accept: "text/html" })),
  );
  const [shown = [], refused = [], ...others] = [200, 503].map((status) =>
    pages.filter(({ statusCode }) => statusCode === status),
  );
  expect([shown.length + refused.length, others]).toEqual([40, []]);
  expect(shown.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "retry-after": "5" });
    expect(body).toMatch(/<h1[^>]*>Shop<\/h1>[^]*<\/html>$/);
  }
});
