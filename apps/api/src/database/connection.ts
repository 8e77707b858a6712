import type { DatabaseEvents } from "./database-events.ts";
import { type EmbeddedLocation, openEmbedded } from "./embedded/open.ts";
import { openPostgres, type PostgresLocation } from "./postgresql/open.ts";
import type { ShopDatabase } from "./shop-database.ts";

/** A PostgreSQL server, or the embedded engine in a directory or in memory. */
export type DatabaseLocation = PostgresLocation | EmbeddedLocation;

/**
 * Opens the database. Throws `StartError` if another process holds the directory, if it cannot be read, or if the
 * server cannot be reached or does not meet the requirements.
 */
export async function openDatabase(location: DatabaseLocation, events: DatabaseEvents): Promise<ShopDatabase> {
  return location.kind === "postgresql" ? openPostgres(location, events) : openEmbedded(location, events);
}
