import type { PoolClient, QueryConfig, QueryResult } from "pg";
import { sqlState } from "./sql-state.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** The driver gives its time-out neither a class nor a code. */
const TIMED_OUT = "Query read timeout";
/** The server only lets itself be read: another one takes changes now, to which a new connection may lead. */
const READ_ONLY = "25006";

/** A client of the pool that knows when its connection is lost, and is then thrown away in place of being used again. */
export interface WatchedClient {
  /** Rejects with `DatabaseUnavailable` once the connection is lost, from then on at once. */
  query(statement: QueryConfig): Promise<QueryResult>;
  release(destroy?: boolean): void;
}

/** Watches a client from the moment it is connected. */
export function watchClient(client: PoolClient): WatchedClient {
  let lostBy: Error | undefined;
  // Without a listener a connection that breaks while it is in use ends the process, also between two statements.
  client.on("error", (error) => {
    lostBy ??= error;
  });
  return {
    async query(statement) {
      if (lostBy) throw new DatabaseUnavailable(lostBy);
      try {
        return await client.query(statement);
      } catch (error) {
        // The answer may still come, so nobody else may be given this connection.
        if (error instanceof Error && (error.message === TIMED_OUT || sqlState(error) === READ_ONLY)) lostBy = error;
        throw lostBy ? new DatabaseUnavailable(lostBy) : error;
      }
    },
    release: (destroy) => client.release(destroy || lostBy !== undefined),
  };
}
