import { openDatabase } from "../database/connection.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import { keepEngineCompiled } from "./compiled-engine.ts";
import { newDatabase } from "./postgresql/new-database.ts";
import { migratedTemplate, unexpected } from "./template.ts";

/**
 * An empty, migrated database of the caller's own: in memory, or on the PostgreSQL server that `TEST_DATABASE_URL` names, where
 * it is dropped when it is closed.
 */
export async function testDatabase(): Promise<ShopDatabase> {
  if (!process.env["TEST_DATABASE_URL"]) return inMemory(await migratedTemplate());
  const template = process.env["TEST_DATABASE_TEMPLATE"];
  const database = await onServer(template);
  if (template === undefined) await database.migrate();
  return database;
}

/** The same, before any migration. */
export async function emptyDatabase(): Promise<ShopDatabase> {
  return process.env["TEST_DATABASE_URL"] ? onServer() : inMemory(null);
}

/** One of the caller's own in memory: empty, or as a dump has it. */
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
