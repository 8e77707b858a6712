import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrations } from "./database/migrations.ts";
import type { ShopDatabase } from "./database/shop-database.ts";
import type { PaperKind } from "./invoices/invoice-urls.ts";
import { createLinkKeys } from "./link-keys.ts";
import { type TestApp, testApp } from "./testing/test-app.ts";
import { emptyDatabase } from "./testing/test-database.ts";
import { testClock } from "./testing/test-clock.ts";

const HOUR_MS = 60 * 60_000;
const OLD_KEY = "kEyOfAnEarlierVersion_";
const OLD_NOTE_KEY = "kEyOfAnEarlierNote____";
const OLD_TOKEN = "tOkenOfAnEarlierVersi_";
const OLD_SECRET = "the old secret";
const NEW_SECRET = "the new secret";

let database: ShopDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.close());

const shopWith = (secret: string) => testApp({ database, env: { LINK_SECRET: secret } });
const opens = (shop: TestApp, orderId: string, key: string | undefined, kind: PaperKind = "invoice") =>
  shop.invoices.open(kind, orderId, { key, userId: undefined }).then(
    () => true,
    () => false,
  );
const keyIn = (url = "") => new URL(url, "https://shop.example").searchParams.get("key") ?? undefined;
const shownKey = async (shop: TestApp, orderId: string) =>
  keyIn((await shop.invoices.list([orderId])).get(orderId)?.invoice?.url);
const leave = (shop: TestApp, token = "") =>
  shop.app.inject({ method: "POST", url: `/api/newsletter/unsubscribe/${token}` });
const shownToken = async (shop: TestApp) => (await shop.newsletter.confirmed())[0]?.unsubscribe_url.split("/").at(-1);

/** An order with its invoice, as this version and the previous one write it. */
async function issue(orderId: string, serial: number, key: string | null): Promise<void> {
  const now = testClock().now();
  await sql`
    insert into orders (id, user_id, content_hash, status, payment_status, payment_method, customer_name, email, phone, address, city,
      state, postal_code, country, subtotal_paise, discount_paise, shipping_paise, total_paise, created_at)
    values (${orderId}, 'u1', '-', 'payment_failed', 'failed', 'card', 'Asha', 'asha@example.com', '1', '-', 'Indore',
      'Madhya Pradesh', '452001', 'India', 100, 0, 0, 100, ${now})
  `.execute(database.db);
  await sql`
    insert into invoices (order_id, year, serial, number, key, issued_at, document)
    values (${orderId}, '2627', ${serial}, ${`INV-${serial}`}, ${key}, ${now}, '{}')
  `.execute(database.db);
}

/** A credit note for the invoice of an order, as the previous version writes it. */
const credit = (orderId: string, serial: number, key: string | null) =>
  sql`
  insert into credit_notes (order_id, year, serial, number, key, issued_at, document)
  values (${orderId}, '2627', ${serial}, ${`CN-${serial}`}, ${key}, ${testClock().now()}, '{}')
`.execute(database.db);

async function begin(): Promise<void> {
  await sql`
    insert into users (id, name, email, password_hash, created_at) values ('u1', 'Asha', 'asha@example.com', '-', now());
    insert into invoice_series (year, last) values ('2627', 9);
    insert into credit_note_series (year, last) values ('2627', 9)
  `.execute(database.db);
}

const subscribe = (token: string | null) =>
  sql`
  insert into subscribers (email, name, status, confirm_hash, confirm_until, unsubscribe_token, asked_at, confirmed_at)
  values ('asha@example.com', 'Asha', 'subscribed', '-', now(), ${token}, now(), now())
`.execute(database.db);

/** A shop of the previous version with an invoice whose link is in a mail, one whose link is closed, and a subscriber; then migrated. */
async function upgraded(): Promise<TestApp> {
  const getMigrations = async (): Promise<Record<string, Migration>> => migrations;
  await new Migrator({ db: database.db, provider: { getMigrations } }).migrateTo("111-stories");
  await begin();
  await issue("ORD1111111", 1, OLD_KEY);
  await issue("ORD2222222", 2, null);
  await credit("ORD1111111", 1, OLD_NOTE_KEY);
  await subscribe(OLD_TOKEN);
  await database.migrate();
  return shopWith(NEW_SECRET);
}

async function endOfClearLinks(shop: TestApp): Promise<void> {
  await sql`update clear_links set until = now()`.execute(database.db);
  shop.clock.advance(HOUR_MS);
  await shop.runJobs();
}

const stored = async () => {
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(invoices)::text as text from invoices union all select to_jsonb(credit_notes)::text from credit_notes
    union all select to_jsonb(subscribers)::text from subscribers
  `.execute(database.db);
  return rows.map(({ text }) => text).join("\n");
};

test("a link's key opens one thing, and is accepted with new,old and refused with new alone", () => {
  const old = createLinkKeys([OLD_SECRET]);
  const key = old.keyOf("invoice", "INV-1");
  expect(createLinkKeys([NEW_SECRET, OLD_SECRET]).isKeyOf("invoice", "INV-1", key)).toBe(true);
  expect(createLinkKeys([NEW_SECRET]).isKeyOf("invoice", "INV-1", key)).toBe(false);
  expect(createLinkKeys([NEW_SECRET, OLD_SECRET]).keyOf("invoice", "INV-1")).not.toBe(key);
  expect(old.isKeyOf("invoice", "INV-2", key)).toBe(false);
  expect(old.isKeyOf("credit-note", "INV-1", key)).toBe(false);
});

test("a signed link opens the paper of its order only, also where a restored shop gives a number again", async () => {
  await database.migrate();
  await begin();
  await issue("ORD1111111", 1, null);
  const shop = await shopWith(NEW_SECRET);
  const key = await shownKey(shop, "ORD1111111");
  await sql`delete from invoices`.execute(database.db);
  await issue("ORD2222222", 1, null);
  expect(await opens(shop, "ORD2222222", await shownKey(shop, "ORD2222222"))).toBe(true);
  expect(await opens(shop, "ORD2222222", key)).toBe(false);
});

// spec: T24 upgrades
test("a key and token of the previous version work on a database that was migrated without orders and subscribers", async () => {
  await database.migrate();
  await begin();
  await issue("ORD1111111", 1, OLD_KEY);
  await credit("ORD1111111", 1, OLD_NOTE_KEY);
  await subscribe(OLD_TOKEN);
  const { rows } = await sql<{ key: string; token: string }>`
    select key, unsubscribe_token as token from invoices, subscribers`.execute(database.db);
  expect(rows).toEqual([{ key: OLD_KEY, token: OLD_TOKEN }]);
  const shop = await shopWith(NEW_SECRET);
  expect(await opens(shop, "ORD1111111", OLD_KEY)).toBe(true);
  expect(await opens(shop, "ORD1111111", OLD_NOTE_KEY, "credit-note")).toBe(true);
  await leave(shop, OLD_TOKEN);
  expect(await shop.newsletter.confirmed()).toEqual([]);
});

test("links that the old secret signed open an invoice with new,old, and none with new alone", async () => {
  await database.migrate();
  await begin();
  await issue("ORD1111111", 1, null);
  const key = await shownKey(await shopWith(OLD_SECRET), "ORD1111111");
  expect(await opens(await shopWith(`${NEW_SECRET},${OLD_SECRET}`), "ORD1111111", key)).toBe(true);
  expect(await opens(await shopWith(NEW_SECRET), "ORD1111111", key)).toBe(false);
});

test("links that the old secret signed end the letters with new,old, and not with new alone", async () => {
  await database.migrate();
  await subscribe(null);
  const token = await shownToken(await shopWith(OLD_SECRET));
  const [both, current] = [await shopWith(`${NEW_SECRET},${OLD_SECRET}`), await shopWith(NEW_SECRET)];
  await leave(current, token);
  expect(await current.newsletter.confirmed()).toHaveLength(1);
  await leave(both, token);
  expect(await current.newsletter.confirmed()).toEqual([]);
});

// spec: T17 secrets
test("the rows of a new shop hold nothing that opens an invoice or ends the letters", async () => {
  await database.migrate();
  await begin();
  await issue("ORD1111111", 1, null);
  await credit("ORD1111111", 1, null);
  await subscribe(null);
  const shop = await shopWith(NEW_SECRET);
  const [key = "", token = ""] = [await shownKey(shop, "ORD1111111"), await shownToken(shop)];
  expect(await opens(shop, "ORD1111111", key)).toBe(true);
  const noteKey = createLinkKeys([NEW_SECRET]).keyOf("credit-note", "ORD1111111 CN-1");
  expect(await opens(shop, "ORD1111111", noteKey, "credit-note")).toBe(true);
  const texts = await stored();
  expect(texts).not.toContain(key);
  expect(texts).not.toContain(noteKey);
  expect(texts).not.toContain(token);
  for (const text of new Set(texts.match(/[\w-]{10,}/g))) {
    for (const kind of ["invoice", "credit-note"] as const)
      expect([text, kind, await opens(shop, "ORD1111111", text, kind)]).toEqual([text, kind, false]);
    await leave(shop, text);
  }
  expect(await shop.newsletter.confirmed()).toHaveLength(1);
});

// spec: T24 upgrades
test("while the previous version may run, both versions show and accept the same links, and close them", async () => {
  const shop = await upgraded();
  expect(await shownKey(shop, "ORD1111111")).toBe(OLD_KEY);
  expect(await opens(shop, "ORD1111111", OLD_KEY)).toBe(true);
  expect(await shownKey(shop, "ORD2222222")).toBeUndefined();
  expect(await shownToken(shop)).toBe(OLD_TOKEN);
  // The previous version issues an invoice with a key, and this one without.
  await issue("ORD3333333", 3, "kEyOfTheOtherProcess__");
  await issue("ORD4444444", 4, null);
  expect(await opens(shop, "ORD3333333", "kEyOfTheOtherProcess__")).toBe(true);
  const { key } = await database.db
    .selectFrom("invoices")
    .select("key")
    .where("order_id", "=", "ORD4444444")
    .executeTakeFirstOrThrow();
  expect(key).toBe(await shownKey(shop, "ORD4444444"));
  expect(await opens(shop, "ORD1111111", OLD_NOTE_KEY, "credit-note")).toBe(true);
  await sql`update invoices set key = null where order_id = 'ORD3333333'`.execute(database.db);
  await shop.db.transaction().execute((tx) => shop.invoices.close(tx, ["ORD1111111", "ORD4444444"]));
  await endOfClearLinks(shop);
  for (const [id, closed] of [
    ["ORD1111111", OLD_KEY],
    ["ORD3333333", "kEyOfTheOtherProcess__"],
    ["ORD4444444", key ?? undefined],
    ["ORD2222222", createLinkKeys([NEW_SECRET]).keyOf("invoice", "ORD2222222 INV-2")],
  ] as const)
    expect([id, await opens(shop, id, closed)]).toEqual([id, false]);
  expect(await opens(shop, "ORD1111111", OLD_NOTE_KEY, "credit-note")).toBe(false);
});

test("thirty days after the upgrade no key is stored, links in earlier mails go on working, and new ones are signed", async () => {
  const shop = await upgraded();
  await shop.runJobs();
  expect(await stored()).toContain(OLD_KEY);
  expect(await stored()).toContain(OLD_NOTE_KEY);
  await endOfClearLinks(shop);
  const texts = await stored();
  expect(texts).not.toContain(OLD_KEY);
  expect(texts).not.toContain(OLD_NOTE_KEY);
  expect(texts).not.toContain(OLD_TOKEN);
  expect(await opens(shop, "ORD1111111", OLD_KEY)).toBe(true);
  expect(await opens(shop, "ORD1111111", OLD_NOTE_KEY, "credit-note")).toBe(true);
  const signed = await shownKey(shop, "ORD1111111");
  expect(signed).toBe(createLinkKeys([NEW_SECRET]).keyOf("invoice", "ORD1111111 INV-1"));
  expect(await opens(shop, "ORD1111111", signed)).toBe(true);
  expect(await shownToken(shop)).not.toBe(OLD_TOKEN);
  await leave(shop, OLD_TOKEN);
  expect(await shop.newsletter.confirmed()).toEqual([]);
});
