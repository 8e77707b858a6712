import { sql } from "kysely";
import { migrate } from "../database/migrate.ts";
import { migrations } from "../database/migrations.ts";
import type { Db, Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { counted, rowDigest, type RowsSeen } from "./row-digest.ts";
import type { Snapshot, TableSource } from "./snapshot.ts";
import { insertRows, readRows, tablesOf, writeValuesAlike } from "./table-rows.ts";

export interface LoadedTable extends RowsSeen {
  name: string;
}

interface LoadOptions {
  /** Rolls everything back at the end. */
  isDryRun: boolean;
  /** Gets a line for each table. */
  report(line: string): void;
}

/** Rolls back a dry run. */
class EndOfDryRun extends Error {}

/**
 * Loads a snapshot into an empty database, reads every table again, compares it with what was loaded, and brings it to this version's
 * schema. All of it is one transaction: an attempt that fails or is cut off leaves the database as empty as it was. Refuses with 409 a database
 * with tables, and a snapshot of a database that a newer version has migrated.
 */
export async function loadSnapshot(
  db: Db,
  snapshot: Snapshot,
  { isDryRun, report }: LoadOptions,
): Promise<LoadedTable[]> {
  const loaded: LoadedTable[] = [];
  const load = async (tx: Tx) => {
    await assertLoadable(tx, snapshot);
    await migrate(tx, () => {}, snapshot.migration);
    await writeValuesAlike(tx);
    const names = await tablesOf(tx);
    // Migrations may have written rows of their own, which are among the snapshot's.
    await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(tx);
    await withoutRules(tx, names, async () => {
      for (const table of snapshot.tables) {
        const seen = await loadTable(tx, table);
        report(`${table.name}: ${seen.rows === 1 ? "1 row" : `${seen.rows} rows`}`);
        loaded.push({ name: table.name, ...seen });
      }
    });
    for (const [name, value] of Object.entries(await snapshot.sequences()))
      await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint)`.execute(tx);
    await migrate(tx);
    if (isDryRun) throw new EndOfDryRun();
  };
  try {
    await db.transaction().execute(load);
    await sql`analyze`.execute(db);
  } catch (error) {
    if (!(error instanceof EndOfDryRun)) throw error;
  }
  return loaded;
}

/** Refuses with 409 what `loadSnapshot` refuses. */
export async function assertLoadable(db: Db, { migration }: Pick<Snapshot, "migration">): Promise<void> {
  if (!Object.hasOwn(migrations, migration))
    throw new Refusal(
      409,
      `A newer version of the shop has migrated this database (${migration}). Only that version, or one after it, can load it: run the command there.`,
    );
  if ((await tablesOf(db)).length > 0)
    throw new Refusal(409, "The database is not empty: it has tables. Give an empty one; nothing has changed.");
}

async function loadTable(tx: Tx, { name, columns: names, rows }: TableSource): Promise<RowsSeen> {
  const [given, stored] = [rowDigest(), rowDigest()];
  await insertRows(tx, name, names, counted(rows(), given));
  for await (const line of readRows(tx, name, names)) stored.add(line);
  const [before, after] = [given.seen(), stored.seen()];
  if (before.rows !== after.rows || before.digest !== after.digest)
    throw new Error(`The table ${name} is not the same after loading: ${after.rows} rows of ${before.rows}.`);
  return after;
}

/**
 * Runs `work` without triggers, whose results are among the rows, and without foreign keys, so that the order of tables is free. Adding the
 * foreign keys again checks every row. A table's owner may do this; it takes no superuser.
 */
async function withoutRules(tx: Tx, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<{ name: string; table: string; definition: string }>`
    select conname as name, relname as table, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and relname = any(${tables})
    order by relname, conname
  `.execute(tx);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  for (const { name, table } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  await work();
  for (const { name, table, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
}
