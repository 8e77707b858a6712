import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ShopDatabase } from "./shop-database.ts";
import type { Db, Tx } from "./schema.ts";
import { testDatabase } from "../testing/test-database.ts";
import { transaction } from "./transaction.ts";

/** Enough for every connection of the pool to have a plan. */
const AT_ONCE = 10;

let database: ShopDatabase;
let columns = 0;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table things (id int); insert into things values (1)`.execute(database.db);
});
afterAll(() => database.close());

const read = (db: Db | Tx) => sql`select * from things where id = ${1}`.execute(db);
const again = (db: Db | Tx) => sql`select *, id + 1 as next from things where id = ${1}`.execute(db);
const readByMany = () => Promise.all(Array.from({ length: AT_ONCE }, () => read(database.db)));

/** What the migration of a new version does while the old one runs. */
async function addColumn(): Promise<void> {
  columns += 1;
  await sql.raw(`alter table things add column extra_${columns} int`).execute(database.db);
}

beforeEach(async () => {
  await transaction(database.db, async (tx) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await read(tx);
      await again(tx);
    }
  });
  for (let turn = 0; turn < 3; turn += 1) await readByMany();
});

test("a statement whose columns have changed is planned again, on every connection", async () => {
  await addColumn();
  const answers = await readByMany();
  expect(answers.map(({ rows }) => rows.length)).toEqual(Array.from({ length: AT_ONCE }, () => 1));
  expect(answers[0]?.rows[0]).toHaveProperty(`extra_${columns}`);
});

test("a transaction with such a statement is repeated once", async () => {
  await addColumn();
  let begun = 0;
  await transaction(database.db, async (tx) => {
    begun += 1;
    await read(tx);
    await again(tx);
  });
  expect(begun).toBe(2);
});

test("other unsupported features are still errors, and no statement is sent twice", async () => {
  await sql`create sequence asked`.execute(database.db);
  await sql`
    create function refuse(asked_by int) returns int language plpgsql as $$
      begin perform nextval('asked'); raise exception 'no' using errcode = 'feature_not_supported'; end $$
  `.execute(database.db);
  for (let turn = 1; turn <= 3; turn += 1) {
    await expect(sql`select refuse(${1})`.execute(database.db)).rejects.toMatchObject({ code: "0A000" });
  }
  const { rows } = await sql<{ last: number }>`select last_value::int as last from asked`.execute(database.db);
  expect(rows).toEqual([{ last: 3 }]);
});
