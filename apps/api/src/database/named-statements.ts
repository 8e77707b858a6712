import { createHash } from "node:crypto";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { DatabaseUnavailable } from "./unavailable.ts";
import { type WatchedClient, watchClient } from "./watched-client.ts";

/** Each name keeps a plan in the server's memory until the connection ends. */
const MAX_NAMES = 300;
const MAX_REMEMBERED = 2_000;

/**
 * Gives statements that come again a name, so that the server plans them once per connection. On the embedded engine
 * planning costs more than most of our statements (see docs/decisions/002). Named from the second use on: what runs
 * only once, a migration for example, stays unnamed. `guard` runs before a connection is taken. Where none is to be had, or
 * one is lost, statements reject with `DatabaseUnavailable`.
 */
export function withNamedStatements(pool: Pool, guard: () => void): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  function named(client: PoolClient): PostgresPoolClient {
    const known = clients.get(client) ?? nameStatements(watchClient(client));
    clients.set(client, known);
    return known;
  }
  // At once: a connection can break before the one who waits for it has it.
  pool.on("connect", named);
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      guard();
      const client = await pool.connect().catch((error: Error) => {
        throw new DatabaseUnavailable(error);
      });
      return named(client);
    },
  };
}

function nameStatements(client: WatchedClient): PostgresPoolClient {
  const names = new Map<string, string | null>();
  let named = 0;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (typeof known === "string") return known;
    if (known === undefined) {
      if (names.size < MAX_REMEMBERED) names.set(text, null);
      return undefined;
    }
    if (named >= MAX_NAMES) return undefined;
    named += 1;
    const name = createHash("sha1").update(text).digest("base64url");
    names.set(text, name);
    return name;
  }

  async function run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // Only what the query builder makes carries parameters; commands like BEGIN need no plan.
    const name = values.length === 0 ? undefined : nameOf(text);
    const { command, rowCount, rows } = await client.query({ text, values: [...values], ...(name ? { name } : {}) });
    return {
      command: command as PostgresQueryResult<Row>["command"],
      rowCount: rowCount ?? 0,
      rows: rows as unknown[] as Row[],
    };
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    statement: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== "string") throw new Error("Cursors are not used here. Read the rows in pages.");
    return run<Row>(statement, values);
  }
  return { query, release: (destroy) => client.release(destroy) };
}
