import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { catalogueInvariants } from "../catalogue/invariants.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { emptyDatabase } from "../testing/test-database.ts";
import { testClock } from "../testing/test-clock.ts";
import { migrations } from "./migrations.ts";
import { transaction } from "./transaction.ts";

test("a shop of an older version has its ratings and search texts after the migration", async () => {
  const database = await emptyDatabase();
  const now = testClock().now();
  try {
    const getMigrations = async (): Promise<Record<string, Migration>> => migrations;
    const migrator = new Migrator({ db: database.db, provider: { getMigrations } });
    await migrator.migrateTo("007-age-of-payment-events");
    await transaction(database.db, (tx) => insertLargeShop(tx, 200, now));
    await database.migrate();
    expect(await catalogueInvariants(database.db)).toEqual([]);
    const { rated } = await database.db
      .selectFrom("product_ratings")
      .select((rating) => rating.fn.countAll<number>().as("rated"))
      .executeTakeFirstOrThrow();
    expect(rated).toBeGreaterThan(100);
  } finally {
    await database.close();
  }
});

test("mails of an older version are assigned to the account or order that they are about, never by address alone", async () => {
  const database = await emptyDatabase();
  const now = testClock().now();
  try {
    const getMigrations = async (): Promise<Record<string, Migration>> => migrations;
    const migrator = new Migrator({ db: database.db, provider: { getMigrations } });
    await migrator.migrateTo("027-garments");
    await sql`
      insert into users (id, name, email, password_hash, created_at) values ('u1', 'Asha', 'asha@example.com', '-', ${now});
      `.execute(database.db);
    await sql`
      insert into orders (id, user_id, content_hash, status, payment_status, payment_method, customer_name, email, phone, address, city,
        state, postal_code, country, subtotal_paise, discount_paise, shipping_paise, total_paise, created_at)
      values ('ORD123456', 'u1', '-', 'payment_failed', 'failed', 'card', 'Asha', 'other@example.com', '1', '-', 'Indore',
        'Madhya Pradesh', '452001', 'India', 100, 0, 0, 100, ${now})
    `.execute(database.db);
    const mail = (id: string, kind: string, key: string | null) => sql`
      insert into mails (id, kind, dedupe_key, recipient, subject, html, text, message_id, status, created_at)
      values (${id}, ${kind}, ${key}, 'asha@example.com', '-', '-', '-', ${id}, 'sent', ${now})
    `;
    await mail("a", "order-placed", "order-placed:ORD123456").execute(database.db);
    await mail("b", "exchange-notice", "exchange-notice:ORD123456").execute(database.db);
    await mail("c", "password-changed", null).execute(database.db);
    await mail("d", "enquiry-receipt", "enquiry-receipt:TKT00000000").execute(database.db);
    await database.migrate();
    const mails = await database.db.selectFrom("mails").select(["id", "user_id", "order_id"]).orderBy("id").execute();
    expect(mails.map(({ user_id, order_id }) => [user_id, order_id])).toEqual([
      [null, "ORD123456"],
      [null, "ORD123456"],
      ["u1", null],
      [null, null],
    ]);
  } finally {
    await database.close();
  }
});

test("products of an older version become drafts, hidden or active, as they were shown", async () => {
  const database = await emptyDatabase();
  const now = testClock().now();
  try {
    const getMigrations = async (): Promise<Record<string, Migration>> => migrations;
    const migrator = new Migrator({ db: database.db, provider: { getMigrations } });
    await migrator.migrateTo("042-unpictured-products");
    await transaction(database.db, (tx) => insertLargeShop(tx, 4, now));
    await sql`
      update products set published_at = case when id in (1, 2) then null else ${now}::timestamptz end,
        withdrawn_at = case when id in (2, 3) then ${now}::timestamptz end
    `.execute(database.db);
    await database.migrate();
    const products = await database.db.selectFrom("products").select("status").orderBy("id").execute();
    expect(products.map(({ status }) => status)).toEqual(["draft", "draft", "hidden", "active"]);
  } finally {
    await database.close();
  }
});

test("exchanges of an older version are requested, declined if the order is refunded, and closed after 60 days", async () => {
  const database = await emptyDatabase();
  try {
    const getMigrations = async (): Promise<Record<string, Migration>> => migrations;
    const migrator = new Migrator({ db: database.db, provider: { getMigrations } });
    await migrator.migrateTo("077-maintenance");
    const exchange = async (id: string, paymentStatus: string, days: number) => {
      await sql`
        insert into orders (id, content_hash, status, payment_status, payment_method, customer_name, email, phone, address, city,
          state, postal_code, country, subtotal_paise, discount_paise, shipping_paise, total_paise, created_at, placed_at)
        values (${id}, ${id}, 'delivered', ${paymentStatus}, 'card', 'Asha', '', '', '1', 'Indore',
          'Madhya Pradesh', '452001', 'India', 100, 0, 0, 100, now(), now())
      `.execute(database.db);
      await sql`
        insert into order_lines (id, order_id, position, product_id, product_name, slug, size, quantity, price_paise)
        values (${id}, ${id}, 0, 1, 'Kurta', 'kurta', 'M', 1, 100)
      `.execute(database.db);
      await sql`
        insert into exchanges (order_id, line_id, size_received, size_wanted, reason, asked_at)
        values (${id}, ${id}, 'M', 'L', 'small', now() - make_interval(days => ${days}))
      `.execute(database.db);
    };
    await exchange("ORD000001", "paid", 59);
    await exchange("ORD000002", "paid", 61);
    await exchange("ORD000003", "refunded", 61);
    await exchange("ORD000004", "refund_pending", 1);
    await database.migrate();
    const rows = await database.db
      .selectFrom("exchanges")
      .select(["state", "decline_reason", "variant_id", "restocked"])
      .orderBy("order_id")
      .execute();
    const back = "The price of this order goes back to you.";
    expect(rows.map(({ state, decline_reason }) => [state, decline_reason])).toEqual([
      ["requested", null],
      ["closed", null],
      ["declined", back],
      ["declined", back],
    ]);
    expect(rows.every(({ variant_id, restocked }) => variant_id === null && !restocked)).toBe(true);
    const asked = sql<boolean>`changed_at = asked_at`.as("asked");
    expect(await database.db.selectFrom("exchanges").select(asked).distinct().execute()).toEqual([{ asked: true }]);
  } finally {
    await database.close();
  }
});
