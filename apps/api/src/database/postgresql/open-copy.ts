import { sql } from "kysely";
import { StartError } from "../../start-error.ts";
import type { Changes } from "../changes.ts";
import type { DatabaseEvents } from "../database-events.ts";
import { createPool, overPool } from "../kysely.ts";
import type { Db } from "../schema.ts";
import { sqlState } from "../sql-state.ts";
import { DatabaseUnavailable } from "../unavailable.ts";
import { watchPosition } from "./announced-position.ts";
import { askFitness, assertCopy } from "./fitness.ts";
import { IMPATIENCE, poolOptions } from "./pool-options.ts";
import { type CopyRow, upToDatePool, replayedBy, WHOSE_COPY } from "./standby-pool.ts";
import { openStandby, type OpenStandby } from "./standby.ts";

/**
 * Connects to the standby. Throws `StartError` if it is not a standby of this database or does not meet the
 * requirements. If it does not answer, the shop starts, reads the primary, and keeps trying.
 */
export async function openCopy(
  url: string,
  { db, changes, tellAfterMs, poolSize }: { db: Db; changes: Changes; tellAfterMs: number; poolSize: number },
  events: DatabaseEvents,
): Promise<OpenStandby> {
  const pool = createPool(poolOptions(url, IMPATIENCE, poolSize), events.onConnectionLost);
  const whole = overPool(pool);
  const [own] = (await sql.raw<CopyRow>(WHOSE_COPY).execute(db)).rows;
  const database = own?.database ?? "";
  let awayBecause: string | null = null;
  try {
    const fitness = await askFitness(whole);
    const [copy] = (await sql.raw<CopyRow>(WHOSE_COPY).execute(whole)).rows;
    assertCopy(fitness, copy, database);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    if (!isAway(error)) {
      await whole.destroy();
      if (error instanceof StartError) throw error;
      throw new StartError(`DATABASE_READ_URL does not answer: ${reason}. Correct the address, or leave it out.`, {
        cause: error,
      });
    }
    awayBecause = reason;
  }
  return openStandby({
    db: overPool(upToDatePool(pool, database, watchPosition(db, changes))),
    reach: async () => replayedBy((await sql.raw<CopyRow>(WHOSE_COPY).execute(whole)).rows[0], database),
    changes,
    awayBecause,
    tellAfterMs,
    onChange: (isRead, reason) => events.onStandby?.(isRead, reason),
  });
}

/** Whether a server is temporarily unreachable, in contrast to one that refuses the credentials or database. */
const isAway = (error: unknown) => error instanceof DatabaseUnavailable && !/^(?:28|3D)/.test(sqlState(error.cause));
