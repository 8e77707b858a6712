import type { DatabaseEvents } from "./database-events.ts";
import { type EmbeddedLocation, openEmbedded } from "./embedded/open.ts";
import { openPostgres, type PostgresLocation } from "./postgresql/open.ts";
import type { ShopDatabase } from "./shop-database.ts";

/** Where the data lies: a PostgreSQL server, a directory, or nowhere but in memory. */
export type DatabaseLocation = PostgresLocation | EmbeddedLocation;

/**
 * Opens the database. Throws `StartError` when another process holds the directory, when it cannot be read, or when the
 * server cannot be reached or is not fit for a shop.
 */
export async function openDatabase(location: DatabaseLocation, events: DatabaseEvents): Promise<ShopDatabase> {
  return location.kind === "postgresql" ? openPostgres(location, events) : openEmbedded(location, events);
}
