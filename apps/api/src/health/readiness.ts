import { isMigrated, pingDatabase } from "../database/migrate.ts";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";

/** Whether the shop may be sent requests. */
export interface Readiness {
  /** From now on it may not: it is about to stop. */
  stop(): void;
  /** Refuses with 503 and the reason when it may not. */
  assertReady(): Promise<void>;
}

/** Ready means: the database answers, its migrations have run, and the shop is not stopping. */
export function createReadiness(db: Db): Readiness {
  let stopping = false;
  let migrated = false;
  return {
    stop() {
      stopping = true;
    },
    async assertReady() {
      if (stopping) throw new Refusal(503, "The shop is stopping.");
      // Migrations do not go back, so the first yes is kept.
      migrated ||= await isMigrated(db);
      if (!migrated) throw new Refusal(503, "The database is not migrated.");
      await pingDatabase(db);
    },
  };
}
