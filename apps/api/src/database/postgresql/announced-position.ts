import { sql } from "kysely";
import type { Changes } from "../changes.ts";
import type { Db } from "../schema.ts";

/** The position that a standby must have replayed to show everything that was announced. */
export interface AnnouncedPosition {
  /** Byte position in the write-ahead log; null while unknown, or while notifications do not arrive. */
  get(): bigint | null;
}

/**
 * A change is announced after its commit, so the log position at that time includes it. Each announcement makes the
 * position unknown until the database has reported it again; an answer that an announcement has overtaken is discarded.
 */
export function watchPosition(db: Db, changes: Changes): AnnouncedPosition {
  let position: bigint | null = null;
  let announced = 0;
  let asking = false;

  async function find(): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      while (position === null && changes.isListening()) {
        const before = announced;
        const found = await logPosition(db);
        if (before === announced) position = found;
      }
    } finally {
      asking = false;
    }
  }
  // Errors are ignored here: reads of the primary report why it does not answer, and the next use asks again.
  const begin = () => void find().catch(() => {});
  const forget = () => {
    announced += 1;
    position = null;
    begin();
  };

  changes.listen({ changed: forget, missed: forget });
  return {
    get() {
      if (!changes.isListening()) return null;
      if (position === null) begin();
      return position;
    },
  };
}

/**
 * The insert position rather than the flushed one, because a server with asynchronous commit announces before it
 * flushes.
 */
async function logPosition(db: Db): Promise<bigint> {
  const { rows } = await sql<{ position: string }>`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as position
  `.execute(db);
  return BigInt(rows[0]?.position ?? 0);
}
