import type { Changes } from "./changes.ts";
import type { Db } from "./schema.ts";
import type { Standby } from "./standby.ts";

/** Work that a database wants done again and again. */
export interface DatabaseUpkeep {
  kind: string;
  intervalMs: number;
  /** Ends early when `signal` is aborted. */
  run(signal: AbortSignal): Promise<void>;
}

/** An open database. */
export interface ShopDatabase {
  engine: "embedded" | "postgresql";
  db: Db;
  /** A copy to read the public catalogue from; null: there is none. */
  standby: Standby | null;
  changes: Changes;
  /** Brings it to the newest shape (`migrate`), one process at a time. Throws `StartError` when a table is kept locked. */
  migrate(report?: (line: string) => void): Promise<void>;
  /** What somebody must do for it from time to time; nothing where it looks after itself. */
  upkeep: readonly DatabaseUpkeep[];
  /** Waits for running statements, and frees the directory. */
  close(): Promise<void>;
}
