import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { catalogueInvariants } from "../../catalogue/invariants.ts";
import { insertLargeShop } from "../../testing/large-shop.ts";
import { testClock } from "../../testing/test-clock.ts";
import { emptyDatabase } from "../../testing/test-database.ts";
import { migrations } from "../migrations.ts";
import { transaction } from "../transaction.ts";

test("what an older process changes while its shop is migrated is counted too", async () => {
  const database = await emptyDatabase();
  const now = testClock().now();
  const written = Promise.withResolvers<void>();
  const migrationWaits = Promise.withResolvers<void>();
  try {
    const getMigrations = async (): Promise<Record<string, Migration>> => migrations;
    const migrator = new Migrator({ db: database.db, provider: { getMigrations } });
    await migrator.migrateTo("011-upkeep");
    await transaction(database.db, (tx) => insertLargeShop(tx, 60, now));
    const older = transaction(database.db, async (tx) => {
      await sql`update products set withdrawn_at = ${now} where id between 10 and 30`.execute(tx);
      written.resolve();
      await migrationWaits.promise;
    });
    await written.promise;
    const migrating = database.migrate();
    const waiting = async () =>
      (await sql`select from pg_locks where locktype = 'relation' and not granted`.execute(database.db)).rows.length;
    await expect.poll(waiting).toBe(1).finally(migrationWaits.resolve);
    await Promise.all([older, migrating]);
    expect(await catalogueInvariants(database.db, now)).toEqual([]);
  } finally {
    await database.close();
  }
});
