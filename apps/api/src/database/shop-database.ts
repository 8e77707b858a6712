import type { Changes } from "./changes.ts";
import type { PoolUse } from "./kysely.ts";
import type { Db } from "./schema.ts";
import type { Standby } from "./standby.ts";

/** Periodic maintenance of a database. */
export interface DatabaseUpkeep {
  kind: string;
  intervalMs: number;
  /** Stops early when `signal` is aborted. */
  run(signal: AbortSignal): Promise<void>;
}

/** An open database. */
export interface ShopDatabase {
  engine: "embedded" | "postgresql";
  db: Db;
  /** How the connections that serve requests are used now. */
  poolUse(): PoolUse;
  /** A standby for reading the public catalogue; null: there is none. */
  standby: Standby | null;
  changes: Changes;
  /** Runs pending migrations (`migrate`), one process at a time. Throws `StartError` if a table stays locked. */
  migrate(report?: (line: string) => void): Promise<void>;
  /** Runs work that may take long, such as a backup, without the time limits of requests. Locks are not waited for longer. */
  withoutTimeLimit<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Maintenance that the jobs must run; empty if the server does its own. */
  upkeep: readonly DatabaseUpkeep[];
  /** Waits for running statements, and releases the directory. */
  close(): Promise<void>;
}
