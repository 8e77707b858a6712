import type { PoolClient, QueryConfig, QueryResult } from "pg";
import { sqlState } from "./sql-state.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** The driver's timeout error has neither a class nor a code. */
const TIMED_OUT = "Query read timeout";
/** The server is read-only: another one is the primary now, and a new connection may lead to it. */
const READ_ONLY = "25006";

/** A pooled client that records the loss of its connection, and is then destroyed instead of reused. */
export interface WatchedClient {
  /** Rejects with `DatabaseUnavailable` once the connection is lost; from then on immediately. */
  query(statement: QueryConfig): Promise<QueryResult>;
  release(destroy?: boolean): void;
}

/** Watches a client from the moment it connects. */
export function watchClient(client: PoolClient): WatchedClient {
  let lostBy: Error | undefined;
  // Without a listener, a connection that breaks while in use would end the process, also between two statements.
  client.on("error", (error) => {
    lostBy ??= error;
  });
  return {
    async query(statement) {
      if (lostBy) throw new DatabaseUnavailable(lostBy);
      try {
        return await client.query(statement);
      } catch (error) {
        // The answer may still arrive, so this connection must not be reused.
        if (error instanceof Error && (error.message === TIMED_OUT || sqlState(error) === READ_ONLY)) lostBy = error;
        throw lostBy ? new DatabaseUnavailable(lostBy) : error;
      }
    },
    release: (destroy) => client.release(destroy || lostBy !== undefined),
  };
}
