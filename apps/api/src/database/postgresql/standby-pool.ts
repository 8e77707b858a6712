import type { PostgresPool, PostgresPoolClient } from "kysely";
import { StandbyBehind } from "../standby.ts";
import { DatabaseUnavailable } from "../unavailable.ts";
import type { AnnouncedPosition } from "./announced-position.ts";

/** Reads which database a server holds, and how far it has replayed the log. */
export const WHOSE_COPY = `
  select system_identifier::text || '/' || (select oid from pg_database where datname = current_database()) as database,
    case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as replayed
  from pg_control_system()`;

export interface CopyRow {
  database: string;
  /** Byte position in the write-ahead log; null if the server does not replay one. */
  replayed: string | null;
}

/** Throws if a server is not a standby of `database`, or no longer follows it. */
export function replayedBy(copy: CopyRow | undefined, database: string): bigint {
  if (copy?.database === database && copy.replayed !== null) return BigInt(copy.replayed);
  throw new DatabaseUnavailable(new Error("the server is no copy that follows the shop's database"));
}

/**
 * Hands out connections to a standby of `database` that has replayed everything announced. Each connection is checked
 * by itself: a new one may lead to a restarted server, which has not yet replayed as far as before.
 */
export function upToDatePool(pool: PostgresPool, database: string, announced: AnnouncedPosition): PostgresPool {
  const cameTo = new WeakMap<PostgresPoolClient, bigint>();

  async function assertLevel(client: PostgresPoolClient, wanted: bigint): Promise<void> {
    if ((cameTo.get(client) ?? -1n) >= wanted) return;
    const { rows } = await client.query<CopyRow>(WHOSE_COPY, []);
    const [copy] = rows;
    const replayed = replayedBy(copy, database);
    cameTo.set(client, replayed);
    if (replayed < wanted) throw new StandbyBehind();
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const wanted = announced.get();
      if (wanted === null) throw new StandbyBehind();
      const client = await pool.connect();
      try {
        await assertLevel(client, wanted);
        return client;
      } catch (error) {
        client.release();
        throw error;
      }
    },
  };
}
