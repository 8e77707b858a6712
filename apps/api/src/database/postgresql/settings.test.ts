import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type NewDatabase, newDatabase } from "../../testing/postgresql/new-database.ts";
import { unexpected } from "../../testing/template.ts";
import { isMigrated, pingDatabase } from "../migrate.ts";
import type { ShopDatabase } from "../shop-database.ts";
import { transaction } from "../transaction.ts";
import { DatabaseUnavailable } from "../unavailable.ts";
import { openPostgres } from "./open.ts";

let own: NewDatabase;
let opened: ShopDatabase[];
beforeEach(async () => {
  own = await newDatabase();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await own.drop();
});

async function open(url = own.url): Promise<ShopDatabase> {
  const database = await openPostgres({ kind: "postgresql", url, mustBeDurable: false }, unexpected);
  opened.push(database);
  return database;
}

/** Changes a default setting of the database. */
const set = (setting: string, value: string) =>
  own.run(`
    begin read write;
    do $$ begin execute format('alter database %I set ${setting} = %L', current_database(), '${value}'); end $$;
    commit
  `);

test("transactions use READ COMMITTED, whatever the database's default", async () => {
  await set("default_transaction_isolation", "repeatable read");
  const { db } = await open();
  const level = await transaction(db, (tx) =>
    sql<{ is: string }>`select current_setting('transaction_isolation') as is`.execute(tx),
  );
  expect(level.rows).toEqual([{ is: "read committed" }]);
});

test("a migration has no statement timeout, whatever the database's default", async () => {
  await set("statement_timeout", "1ms");
  const database = await open();
  await database.migrate();
  expect(await isMigrated(database.db)).toBe(true);
});

test("the shop does not start with a read-only server", async () => {
  await set("default_transaction_read_only", "on");
  await expect(open()).rejects.toThrow("only lets itself be read. Name the one that takes changes.");
});

test("a connection to a server that has become a standby is discarded, and the shop is not ready", async () => {
  const { db } = await open();
  await sql`create table changed (id int)`.execute(db);
  const change = () => sql`insert into changed values (1)`.execute(db);
  await change();
  await set("default_transaction_read_only", "on");
  await sql`set default_transaction_read_only = on`.execute(db);
  await expect(pingDatabase(db)).rejects.toThrow(DatabaseUnavailable);
  await expect(change()).rejects.toThrow(DatabaseUnavailable);
  await set("default_transaction_read_only", "off");
  await change();
  await pingDatabase(db);
});

test.each(["-c statement_timeout=1000", "-c plan_cache_mode=auto"])(
  "a URL with options of its own (%s) would override the shop's, and is refused",
  async (options) => {
    const url = new URL(own.url);
    url.searchParams.set("options", options);
    await expect(open(url.href)).rejects.toThrow(
      "drops the settings of a connection, or has `options` in place of them",
    );
  },
);
