import { type Migration, Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { catalogueInvariants } from "../catalogue/invariants.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { emptyDatabase } from "../testing/test-database.ts";
import { testClock } from "../testing/test-clock.ts";
import { migrations } from "./migrations.ts";
import { transaction } from "./transaction.ts";

test("a shop of an older version has its shelf, its tallies and its ratings after the migration", async () => {
  const database = await emptyDatabase();
  const now = testClock().now();
  try {
    const getMigrations = async (): Promise<Record<string, Migration>> => migrations;
    const migrator = new Migrator({ db: database.db, provider: { getMigrations } });
    await migrator.migrateTo("007-age-of-payment-events");
    await transaction(database.db, (tx) => insertLargeShop(tx, 200, now));
    await database.migrate();
    expect(await catalogueInvariants(database.db, now)).toEqual([]);
    const { places } = await database.db
      .selectFrom("shelf_places")
      .select((place) => place.fn.countAll<number>().as("places"))
      .executeTakeFirstOrThrow();
    expect(places).toBeGreaterThan(400);
  } finally {
    await database.close();
  }
});
