import { sql } from "kysely";
import type { Changes } from "../changes.ts";
import type { Db } from "../schema.ts";

/** How far a copy must have come to show everything that was announced. */
export interface AnnouncedPosition {
  /** In bytes of the log; null while it is not known, or while nothing is heard. */
  get(): bigint | null;
}

/**
 * A change is announced after its commit, so what is in the log by then includes it. With each announcement the position is unknown until
 * the database has said it; of many announcements that come meanwhile the last counts.
 */
export function watchPosition(db: Db, changes: Changes): AnnouncedPosition {
  let position: bigint | null = null;
  let announced = 0;
  let asking = false;

  async function find(): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      while (position === null && changes.isHearing()) {
        const before = announced;
        const found = await logPosition(db);
        if (before === announced) position = found;
      }
    } finally {
      asking = false;
    }
  }
  // Whoever reads the database itself says why it does not answer; who needs the position next has it asked for again.
  const begin = () => void find().catch(() => {});
  const forget = () => {
    announced += 1;
    position = null;
    begin();
  };

  changes.listen({ changed: forget, missed: forget });
  return {
    get() {
      if (!changes.isHearing()) return null;
      if (position === null) begin();
      return position;
    },
  };
}

/** Of what is inserted, not of what is on the disk: a server that does not wait for its disk announces before. */
async function logPosition(db: Db): Promise<bigint> {
  const { rows } = await sql<{ position: string }>`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as position
  `.execute(db);
  return BigInt(rows[0]?.position ?? 0);
}
