import { createHash } from "node:crypto";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient, QueryResult } from "pg";
import { isStalePlan, sqlState } from "./sql-state.ts";
import { DatabaseUnavailable } from "./unavailable.ts";
import { type WatchedClient, watchClient } from "./watched-client.ts";

/** Each named statement keeps a plan in the server's memory until its connection ends. */
const MAX_NAMES = 300;
const MAX_REMEMBERED = 2_000;
const IN_FAILED_TRANSACTION = "25P02";

/** Part of every statement's name. Incremented when a table's columns change, because old plans are then invalid. */
interface Generation {
  number: number;
}

/**
 * Names repeated statements, so that the server plans them once per connection. On the embedded engine, planning costs
 * more than running most statements (see docs/decisions/002). A statement is named from its second use on, so
 * statements that run once, such as migrations, stay unnamed. `guard` runs before a connection is taken. Statements
 * reject with `DatabaseUnavailable` if no connection is available or it is lost.
 */
export function withNamedStatements(pool: Pool, guard: () => void): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const generation: Generation = { number: 0 };
  function named(client: PoolClient): PostgresPoolClient {
    const known = clients.get(client) ?? nameStatements(watchClient(client), generation);
    clients.set(client, known);
    return known;
  }
  // On connect, because a connection can break before its first use.
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

function nameStatements(client: WatchedClient, generation: Generation): PostgresPoolClient {
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

  const send = (text: string, values: readonly unknown[], name?: string) =>
    client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });

  /**
   * A server refuses a plan whose columns have changed, which happens when a new version migrates while old processes
   * run, and keeps refusing it on that connection. All plans then get new names. Inside a transaction the refusal has
   * aborted it, so `transaction` starts again.
   */
  async function runNamed(name: string, text: string, values: readonly unknown[]): Promise<QueryResult> {
    const { number } = generation;
    try {
      return await send(text, values, `${name}${number}`);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      generation.number = number + 1;
      return await send(text, values, `${name}${generation.number}`).catch((second: unknown) => {
        throw sqlState(second) === IN_FAILED_TRANSACTION ? error : second;
      });
    }
  }

  async function run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // Only the query builder's statements have parameters; commands such as BEGIN need no plan.
    const name = values.length === 0 ? undefined : nameOf(text);
    const { command, rowCount, rows } = await (name ? runNamed(name, text, values) : send(text, values));
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
