import type { HomeAnswer, ListingAnswer, ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { ReviewsAnswer } from "@selvedge/commerce/wire/reviews";
import { SURROGATE } from "@selvedge/commerce/wire/surrogate";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { demoShop } from "../../testing/demo-shop.ts";
import { type Replicated, startReplicated } from "../../testing/postgresql/lagging-standby.ts";
import { seededChance } from "../../testing/seeded-chance.ts";
import { ask, newShopper } from "../../testing/shopper.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { DatabaseEvents } from "../database-events.ts";
import type { Db, Tx } from "../schema.ts";
import type { Standby } from "../standby.ts";
import { transaction } from "../transaction.ts";
import { openPostgres } from "./open.ts";

const PATIENT = { timeout: 120_000, interval: 50 };
const SLUG = "kesar-long-kurta";

let servers: Replicated;
let shop: TestApp;
let standby: Standby;
let told: [isRead: boolean, reason: string][] = [];
beforeAll(async () => {
  servers = await startReplicated();
  const database = await openPostgres(
    {
      kind: "postgresql",
      url: servers.own.url,
      readUrl: servers.readUrl,
      mustBeDurable: false,
      tellAfterMs: 0,
    },
    {
      onCrash: expect.unreachable,
      onConnectionLost: () => {},
      onStandby: (...news) => void told.push(news),
    },
  );
  if (!database.standby) throw new Error("There is no standby.");
  standby = database.standby;
  await database.migrate();
  shop = await demoShop({ database });
});
afterAll(async () => {
  await shop.close();
  await servers.stop();
});
beforeEach(async () => {
  await vi.waitFor(async () => expect(await whoIsRead()).toBe("standby"), PATIENT);
  told = [];
});
afterEach(() => servers.follow());

const whoIsRead = () =>
  standby.read(
    async () => {
      await sql`select`.execute(standby.db);
      return "standby";
    },
    async () => "the database itself",
  );

/** A change without a notification, so that only a standby that has not replayed it shows the old name. */
const rename = (slug: string, name: string) =>
  transaction(shop.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update products set name = ${name} where slug = ${slug}`.execute(tx);
  });
const stock = (db: Db | Tx, product: number, left: number) =>
  sql`select count_stock(sku, ${left}::integer + reserved) from variants where product_id = ${product} and stock is not null`.execute(
    db,
  );
const get = async <Body>(url: string, bearer: string | null = null) =>
  (await ask<Body>(shop, "GET", url, { bearer })).body;
const nameShown = async () => (await get<ProductAnswer>(`/api/products/${SLUG}`)).product.name;

// spec: DATABASE_READ_URL
test("public pages are read from the standby, and decisions from the primary", async () => {
  const shopper = await newShopper(shop);
  await shopper.add(SLUG, "M");
  const slug = (await get<HomeAnswer>("/api/home")).topSales[0]?.slug ?? "";
  const pages = ["/api/home", "/api/products?per_page=100", "/api/products?in_stock=1&per_page=100", "/api/catalogue"];
  const ways = [
    ...pages,
    `/api/products/${SLUG}`,
    "/api/search?q=kurta&per_page=100",
    "/api/search?q=kurta&in_stock=1&per_page=100",
  ];
  let attempt = 0;
  const name = () => `Renamed in silence ${attempt}`;
  const showsNewName = async (url: string) => JSON.stringify(await get(url)).includes(name());
  // On a very busy machine its own notification may be late, and the primary is read for a while.
  await vi.waitFor(async () => {
    attempt += 1;
    await servers.follow();
    await vi.waitFor(async () => expect(await whoIsRead()).toBe("standby"), PATIENT);
    await servers.holdBack();
    await rename(SLUG, name());
    await rename(slug, name());
    for (const url of ways) expect([url, await showsNewName(url)]).toEqual([url, false]);
  }, PATIENT);
  expect(await showsNewName(`/api/cart/inbox?cart_token=${shopper.cartToken}`)).toBe(true);
  await servers.follow();
  for (const url of ways)
    await vi.waitFor(async () => expect([url, await showsNewName(url)]).toEqual([url, true]), PATIENT);
});

test("a standby is not read after a notification until it has replayed the change", async () => {
  await servers.holdBack();
  const heard = nextAnnouncement();
  await sql`update products set name = 'Announced' where slug = ${SLUG}`.execute(shop.db);
  await heard;
  expect(await nameShown()).toBe("Announced");
  expect(await whoIsRead()).toBe("the database itself");
  expect((await ask(shop, "GET", "/readyz")).status).toBe(200);
  await servers.follow();
  await vi.waitFor(async () => expect(await whoIsRead()).toBe("standby"), PATIENT);
  expect(await nameShown()).toBe("Announced");
});

// spec: DATABASE_READ_URL
test("no outdated answer is cached while the standby falls behind and catches up", async () => {
  const chance = seededChance(5);
  const memory = rememberAnswers();
  const urls = [
    "/api/home",
    "/api/products",
    "/api/products?in_stock=1",
    "/api/categories/dresses/products",
    `/api/products/${SLUG}`,
  ];
  let isHeld = false;
  for (let turn = 0; turn < 120; turn += 1) {
    if (chance.between(1, 6) === 1) {
      await (isHeld ? servers.follow() : servers.holdBack());
      isHeld = !isHeld;
    }
    const change = async () => {
      const [id, left] = [chance.between(1, 12), chance.between(0, 1)];
      if (chance.between(1, 2) === 1)
        await sql`update products set position = ${chance.between(1, 40)} where id = ${id}`.execute(shop.db);
      else await stock(shop.db, id, left);
    };
    await Promise.all([change(), ...urls.map((url) => memory.get(url))]);
  }
  if (isHeld) await servers.follow();
  const heard = nextAnnouncement();
  await sql`select announce(array['done'])`.execute(shop.db);
  await heard;
  for (const [url, { payload }] of memory.kept) {
    expect([url, payload === (await fromTheDatabaseItself(url))]).toEqual([url, true]);
  }
  for (const url of urls) await memory.get(url);
  expect(memory.kept.size).toBe(urls.length);
});

test("a reviewer sees the review at once, however far the standby is behind", async () => {
  const writer = await newShopper(shop);
  const url = `/api/products/${SLUG}/reviews`;
  await sql`
    insert into reviews (product_id, user_id, author_name, rating, comment, verified, status, created_at)
    select products.id, users.id, 'Asha V.', 4, 'Soft cloth', true, 'approved', now() from products, users
    where slug = ${SLUG} and users.email = ${writer.email}`.execute(shop.db);
  await vi.waitFor(async () => expect(await whoIsRead()).toBe("standby"), PATIENT);
  const { own } = await get<ReviewsAnswer>(url, writer.bearer);
  await servers.holdBack();
  expect((await ask(shop, "DELETE", `/api/reviews/${own?.id}`, { bearer: writer.bearer })).status).toBe(200);
  const after = await get<ReviewsAnswer>(url, writer.bearer);
  expect([after.own, after.reviews.some(({ id }) => id === own?.id)]).toEqual([null, false]);
});

test("a standby that becomes unavailable is reported once, and read again once it is back; the shop stays ready", async () => {
  await servers.standby.pause();
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await ask(shop, "GET", "/api/home")).status).toBe(200);
    expect((await ask<ListingAnswer>(shop, "GET", "/api/products")).body.data.length).toBeGreaterThan(0);
    expect((await ask(shop, "GET", "/readyz")).status).toBe(200);
  }
  expect(told.map(([isRead]) => isRead)).toEqual([false]);
  await servers.standby.resume();
  await vi.waitFor(async () => expect(await whoIsRead()).toBe("standby"), PATIENT);
  expect(told.map(([isRead]) => isRead)).toEqual([false, true]);
});

const start = (readUrl: string, onStandby: DatabaseEvents["onStandby"] = () => expect.unreachable()) =>
  openPostgres(
    { kind: "postgresql", url: servers.own.url, readUrl, mustBeDurable: false },
    { onCrash: expect.unreachable, onConnectionLost: () => {}, onStandby },
  );
const changed = (change: (url: URL) => void) => {
  const url = new URL(servers.readUrl);
  change(url);
  return url.href;
};

// spec: DATABASE_READ_URL
test("a server that is not a standby of the shop's database, or has no such database, is an error at the start", async () => {
  await expect(start(servers.own.url)).rejects.toThrow("is no copy that follows the one at DATABASE_URL");
  const other = changed((url) => void (url.pathname = "postgres"));
  await expect(start(other)).rejects.toThrow("is no copy that follows the one at DATABASE_URL");
  const missing = changed((url) => void (url.pathname = "missing"));
  await expect(start(missing)).rejects.toThrow("DATABASE_READ_URL does not answer");
  const optioned = changed(({ searchParams }) => searchParams.set("options", "-c statement_timeout=1000"));
  await expect(start(optioned)).rejects.toThrow("What DATABASE_READ_URL leads to drops the settings");
});

test("a standby that is unavailable at the start is reported, and the shop starts", async () => {
  const news: string[] = [];
  const away = changed(({ searchParams }) => searchParams.set("host", "/nowhere"));
  const database = await start(away, (isRead, reason) => void news.push(`${isRead} ${reason}`));
  expect(news).toEqual([expect.stringMatching(/^false .*nowhere/)]);
  expect(await database.standby?.read(expect.unreachable, async () => "the database itself")).toBe(
    "the database itself",
  );
  await database.close();
});

/** Resolves with the next notification, after all listeners have received it. */
function nextAnnouncement(): Promise<void> {
  return new Promise((resolve) => shop.changes.listen({ changed: () => setImmediate(resolve), missed: () => {} }));
}

interface Kept {
  payload: string;
  keys: string[];
}

/**
 * Caches answers by the same rule as pages: until a change of their keys is announced, and not if one was announced
 * meanwhile.
 */
function rememberAnswers() {
  const kept = new Map<string, Kept>();
  const underWay = new Set<Set<string>>();
  const isOld = (keys: string[], changed: Set<string>) =>
    changed.has("everything") || keys.some((key) => changed.has(key));
  const forget = (key: string) => {
    for (const changed of underWay) changed.add(key);
    for (const [url, { keys }] of kept) if (isOld(keys, new Set([key]))) kept.delete(url);
  };
  shop.changes.listen({ changed: forget, missed: () => forget("everything") });
  return {
    kept,
    async get(url: string): Promise<void> {
      if (kept.has(url)) return;
      const changed = new Set<string>();
      underWay.add(changed);
      const { payload, headers } = await shop.app.inject({ url, headers: { "surrogate-capability": SURROGATE } });
      underWay.delete(changed);
      const keys = String(headers["surrogate-key"]).split(" ");
      if (!isOld(keys, changed)) kept.set(url, { payload, keys });
    },
  };
}

async function fromTheDatabaseItself(url: string): Promise<string> {
  const read = vi.spyOn(standby, "read").mockImplementation((_fromStandby, instead) => instead());
  const { payload } = await shop.app.inject({ url });
  read.mockRestore();
  return payload;
}
