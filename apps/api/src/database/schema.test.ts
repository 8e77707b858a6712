import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { columns } from "./schema.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** Only processes of the version before migrations 040 and 112 need them; the next version drops them. */
const LEFT_BEHIND = ["shelf_places", "shelf_tallies", "shelf_sets", "changed_products", "clear_links"];

test("the row types name exactly the columns that the migrations create", async () => {
  const { rows } = await sql<{ table_name: string; column_name: string; type: string }>`
    select table_name, column_name, udt_name || case is_nullable when 'YES' then '?' else '' end as type
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%' and table_name <> all(${LEFT_BEHIND}::text[])
    order by table_name, ordinal_position
  `.execute(shop.db);
  const actual: Record<string, Record<string, string>> = {};
  for (const { table_name, column_name, type } of rows) (actual[table_name] ??= {})[column_name] = type;
  expect(actual).toEqual(columns);
});
