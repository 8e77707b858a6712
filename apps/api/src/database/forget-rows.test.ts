import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { emptyRows, forgetRows } from "./forget-rows.ts";
import type { ShopDatabase } from "./shop-database.ts";

let database: ShopDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const OLD = new Date("2026-01-01");
const isOld = sql`created_at <= ${OLD}`;
const NEVER = new AbortController().signal;

beforeEach(async () => {
  await sql`truncate idempotency_keys`.execute(database.db);
  await sql`
    insert into idempotency_keys (scope, key, fingerprint, created_at)
    select 'test', i::text, '', ${OLD}::timestamptz + case when i > 2500 then interval '1 day' else interval '0' end
    from generate_series(1, 2503) i
  `.execute(database.db);
});

async function count(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from idempotency_keys`.execute(
    database.db,
  );
  return rows[0]?.count ?? 0;
}

test("all old rows are deleted in several statements, and no others", async () => {
  await forgetRows(database.db, "idempotency_keys", isOld, NEVER);
  expect(await count()).toBe(3);
});

test("a statement deletes at most a thousand rows, and none follows an abort", async () => {
  const ends = new AbortController();
  const forgetting = forgetRows(database.db, "idempotency_keys", isOld, ends.signal);
  ends.abort(new Error("The shop is stopping."));
  await expect(forgetting).rejects.toThrow("The shop is stopping.");
  expect(await count()).toBe(1_503);
});

const emptied = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from idempotency_keys where fingerprint = 'emptied'
  `.execute(database.db);
  return rows[0]?.count ?? 0;
};
const empty = (signal: AbortSignal) =>
  emptyRows(database.db, "idempotency_keys", sql`fingerprint = 'emptied'`, sql`${isOld} and fingerprint = ''`, signal);

test("all old rows are emptied in several statements, and no others", async () => {
  await empty(NEVER);
  expect([await emptied(), await count()]).toEqual([2_500, 2_503]);
});

test("a statement empties at most a thousand rows, and none follows an abort", async () => {
  const ends = new AbortController();
  const emptying = empty(ends.signal);
  ends.abort(new Error("The shop is stopping."));
  await expect(emptying).rejects.toThrow("The shop is stopping.");
  expect(await emptied()).toBe(1_000);
});
