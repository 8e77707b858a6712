import type { Db } from "./schema.ts";

/** An open database. */
export interface ShopDatabase {
  engine: "embedded" | "postgresql";
  db: Db;
  /** Brings it to the newest shape (`migrate`), one process at a time. Throws `StartError` when a table is kept locked. */
  migrate(report?: (line: string) => void): Promise<void>;
  /** Waits for running statements, and frees the directory. */
  close(): Promise<void>;
}
