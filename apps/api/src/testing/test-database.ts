import { openDatabase } from "../database/connection.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import { keepEngineCompiled } from "./compiled-engine.ts";
import { newDatabase } from "./postgresql/new-database.ts";
import { migratedTemplate, unexpected } from "./template.ts";

/**
 * A new empty, migrated database: in memory, or on the PostgreSQL server of `TEST_DATABASE_URL`, where closing it drops
 * it.
 */
export async function testDatabase(): Promise<ShopDatabase> {
  if (!process.env["TEST_DATABASE_URL"]) return inMemory(await migratedTemplate());
  const template = process.env["TEST_DATABASE_TEMPLATE"];
  const database = await onServer(template);
  if (template === undefined) await database.migrate();
  return database;
}

/** The same without migrations. */
export async function emptyDatabase(): Promise<ShopDatabase> {
  return process.env["TEST_DATABASE_URL"] ? onServer() : inMemory(null);
}

/** A new database in memory: empty, or loaded from a dump. */
export async function inMemory(templateFile: string | null): Promise<ShopDatabase> {
  await keepEngineCompiled();
  return openDatabase({ kind: "memory", templateFile }, unexpected);
}

async function onServer(template?: string): Promise<ShopDatabase> {
  const { url, drop } = await newDatabase(undefined, template);
  const database = await openDatabase({ kind: "postgresql", url, mustBeDurable: false }, unexpected);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
