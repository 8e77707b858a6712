import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NewDatabase, newDatabase } from "../../testing/postgresql/new-database.ts";
import { unexpected } from "../../testing/template.ts";
import type { ShopDatabase } from "../shop-database.ts";
import { isMigrated } from "../migrate.ts";
import { migrations } from "../migrations.ts";
import { openPostgres } from "./open.ts";

/** The advisory lock of Kysely's migrators. */
const MIGRATION_LOCK = "3853314791062309107";
const PATIENCE = { connectionMs: 10_000, statementMs: 1_000, lockMs: 500, answerMs: 10_000 };

let own: NewDatabase;
/** The same database, opened by three processes. */
let processes: ShopDatabase[];
/** A session that holds a lock. */
let other: pg.Client;
beforeAll(async () => {
  own = await newDatabase();
  const location = { kind: "postgresql", url: own.url, mustBeDurable: false, patience: PATIENCE } as const;
  processes = await Promise.all([1, 2, 3].map(() => openPostgres(location, unexpected)));
  other = new pg.Client({ connectionString: own.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await Promise.all(processes.map((database) => database.close()));
  await own.drop();
});

const waiting = async () =>
  (await other.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount;

// spec: T24 upgrades
test("processes that start at once migrate one after the other, however long it takes", async () => {
  await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  const lines: string[] = [];
  const migrating = Promise.all(processes.map((database) => database.migrate((line) => lines.push(line))));
  await expect.poll(waiting).toBe(3);
  await other.query("select pg_sleep(2)");
  await other.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  await migrating;
  expect(lines).toEqual(Object.keys(migrations).map((name) => `Migrated the database: ${name}`));
  expect(await Promise.all(processes.map(({ db }) => isMigrated(db)))).toEqual([true, true, true]);
});

test("a migration does not wait for a locked table, and the error says so", async () => {
  await other.query("begin; lock table kysely_migration in access exclusive mode");
  await expect(processes[0]?.migrate()).rejects.toThrow("something keeps a table locked, a backup for example");
  await other.query("rollback");
  await processes[0]?.migrate();
});
