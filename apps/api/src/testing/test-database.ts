import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openDatabase, type ShopDatabase } from "../database/connection.ts";
import { migrate } from "../database/migrate.ts";
import { randomId } from "../random-id.ts";
import { migratedTemplate, unexpected } from "./template.ts";

const OBJECT_IN_USE = "55006";

/**
 * An empty, migrated database of the caller's own: in memory, or on the PostgreSQL server that `TEST_DATABASE_URL` names, where
 * it is dropped when it is closed.
 */
export async function testDatabase(): Promise<ShopDatabase> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) return openDatabase({ kind: "memory", templateFile: await migratedTemplate() }, unexpected);
  const name = `selvedge_test_${randomId().toLowerCase()}`;
  await onServer(server, `create database "${name}"`);
  const url = new URL(server);
  url.pathname = name;
  const database = await openDatabase({ kind: "postgresql", url: url.href, mustBeDurable: false }, unexpected);
  await migrate(database.db);
  return {
    ...database,
    async close() {
      await database.close();
      await dropOnceUnused(server, name);
    },
  };
}

/** The server ends sessions a little after their connections. */
async function dropOnceUnused(server: string, name: string): Promise<void> {
  for (;;) {
    try {
      return await onServer(server, `drop database "${name}"`);
    } catch (error) {
      if ((error as { code?: string }).code !== OBJECT_IN_USE) throw error;
      await wait(20);
    }
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
