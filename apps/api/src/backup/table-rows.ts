import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";

const FETCHED_AT_ONCE = 500;
const INSERTED_AT_ONCE = 500;
/** Characters of the rows that are inserted by one statement. */
const INSERTED_TEXT = 1_000_000;

/** A column that holds data: generated ones are computed again. */
interface Column {
  name: string;
  type: string;
}

/** Values as text are the same on both engines and in every time zone, and lose nothing. */
export async function writeValuesAlike(tx: Tx): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "bytea_output = 'hex'",
    "extra_float_digits = 1",
  ])
    await sql.raw(`set local ${setting}`).execute(tx);
}

/** All tables but those in which migrations are recorded. */
export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    order by relname
  `.execute(db);
  return rows.map(({ name }) => name);
}

export async function columnsOf(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute
    where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum
  `.execute(db);
  return rows;
}

/** The rows of a table, each as a JSON array of its columns' texts. Call `writeValuesAlike` before. */
export async function* readRows(tx: Tx, table: string, columns: readonly string[]): AsyncGenerator<string> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
  await sql`
    declare backup_rows no scroll cursor for select json_build_array(${values})::text as line from ${sql.table(table)}
  `.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.raw(String(FETCHED_AT_ONCE))} from backup_rows
    `.execute(tx);
    for (const { line } of rows) yield line;
    if (rows.length < FETCHED_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(tx);
}

/** Inserts rows that `readRows` has read of the same columns. */
export async function insertRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  lines: AsyncIterable<string>,
): Promise<void> {
  const types = new Map((await columnsOf(tx, table)).map(({ name, type }) => [name, type]));
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (type === undefined) throw new Error(`The table ${table} has no column ${column}.`);
    return sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`;
  });
  const insert = (batch: readonly string[]) =>
    sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
      select ${sql.join(values)} from json_array_elements(${`[${batch.join(",")}]`}::json) line
    `.execute(tx);
  let batch: string[] = [];
  let length = 0;
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (batch.length < INSERTED_AT_ONCE && length < INSERTED_TEXT) continue;
    await insert(batch);
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) await insert(batch);
}
