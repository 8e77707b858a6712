import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { randomId } from "../../random-id.ts";

const OBJECT_IN_USE = "55006";

/** A database for the caller on the tests' PostgreSQL server. */
export interface NewDatabase {
  name: string;
  url: string;
  /** Runs a statement in a session of its own, and resolves with its rows. */
  run<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Call it once all connections are closed. */
  drop(): Promise<void>;
}

/**
 * Creates an empty database, or a copy of one without connections. Throws unless the tests run on a PostgreSQL server.
 */
export async function newDatabase(
  server = process.env["TEST_DATABASE_URL"],
  template = "template1",
): Promise<NewDatabase> {
  if (!server) throw new Error("TEST_DATABASE_URL names no server. Run this with vitest.postgresql.config.ts.");
  const name = `selvedge_test_${randomId().toLowerCase()}`;
  await runOn(server, `create database "${name}" template "${template}"`);
  const url = new URL(server);
  url.pathname = name;
  return {
    name,
    url: url.href,
    run: (statement, values) => runOn(url.href, statement, values),
    drop: () => dropOnceUnused(server, name),
  };
}

/** The server ends sessions shortly after their connections. */
async function dropOnceUnused(server: string, name: string): Promise<void> {
  for (;;) {
    try {
      await runOn(server, `drop database "${name}"`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== OBJECT_IN_USE) throw error;
      await wait(20);
    }
  }
}

async function runOn<Row extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
