import type { PostgresPool, PostgresPoolClient } from "kysely";
import { StandbyBehind } from "../standby.ts";
import { DatabaseUnavailable } from "../unavailable.ts";
import type { AnnouncedPosition } from "./announced-position.ts";

/** What a server says of itself: which database it holds, and how far it has replayed it. */
export const WHOSE_COPY = `
  select system_identifier::text || '/' || (select oid from pg_database where datname = current_database()) as database,
    case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as replayed
  from pg_control_system()`;

export interface CopyRow {
  database: string;
  /** In bytes of the log; null where nothing is replayed. */
  replayed: string | null;
}

/** Throws where a server is no copy of `database`, or follows it no longer. */
export function replayedBy(copy: CopyRow | undefined, database: string): bigint {
  if (copy?.database === database && copy.replayed !== null) return BigInt(copy.replayed);
  throw new DatabaseUnavailable(new Error("the server is no copy that follows the shop's database"));
}

/**
 * Lends connections to a copy of `database` that has come as far as was announced, and none else. Each connection is asked by itself: one
 * that was made anew may lead to a server that was restarted, and has still to come as far as it had been.
 */
export function levelPool(pool: PostgresPool, database: string, announced: AnnouncedPosition): PostgresPool {
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
