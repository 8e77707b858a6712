import pg from "pg";
import { vi } from "vitest";
import { type Cluster, startCluster, startStandby } from "./cluster.ts";
import { installedPostgres, NO_POSTGRES } from "./installed.ts";
import { type NewDatabase, newDatabase } from "./new-database.ts";

/** A server with a standby, both for the caller, and an empty database on them. */
export interface Replicated {
  own: NewDatabase;
  /** The same database on the standby. */
  readUrl: string;
  standby: Cluster;
  /** Pauses replay: later commits do not show on the standby. */
  holdBack(): Promise<void>;
  follow(): Promise<void>;
  stop(): Promise<void>;
}

export async function startReplicated(): Promise<Replicated> {
  const bin = installedPostgres();
  if (bin === undefined) throw new Error(NO_POSTGRES);
  const primary = await startCluster(bin);
  const own = await newDatabase(primary.url);
  const standby = await startStandby(bin, primary.url);
  const readUrl = new URL(standby.url);
  readUrl.pathname = own.name;
  const tell = async <Row extends pg.QueryResultRow>(statement: string) => {
    const client = new pg.Client({ connectionString: standby.url });
    await client.connect();
    try {
      return await client.query<Row>(statement);
    } finally {
      await client.end();
    }
  };
  return {
    own,
    readUrl: readUrl.href,
    standby,
    async holdBack() {
      await tell("select pg_wal_replay_pause()");
      await vi.waitFor(async () => {
        const { rows } = await tell<{ state: string }>("select pg_get_wal_replay_pause_state() as state");
        if (rows[0]?.state !== "paused") throw new Error("The standby goes on.");
      }, 60_000);
    },
    follow: async () => void (await tell("select pg_wal_replay_resume()")),
    async stop() {
      await standby.stop();
      await primary.stop();
    },
  };
}
