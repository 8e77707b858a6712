import { sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { Db } from "../database/schema.ts";

export interface Window {
  startedAt: Date;
  count: number;
}

/** Counts one more, in a window that has begun since `oldestStart`, or in a new one. */
export async function countAttempt(
  db: Db,
  { policy, subject, now, oldestStart }: { policy: string; subject: string; now: Date; oldestStart: Date },
): Promise<Window> {
  const row = await db
    .insertInto("attempts")
    .values({ policy, subject, window_started_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["policy", "subject"]).doUpdateSet({
        count: sql`case when attempts.window_started_at > ${oldestStart} then attempts.count + 1 else 1 end`,
        window_started_at: sql`case when attempts.window_started_at > ${oldestStart} then attempts.window_started_at else ${now}::timestamptz end`,
      }),
    )
    .returning(["window_started_at as startedAt", "count"])
    .executeTakeFirstOrThrow();
  return row;
}

/** Takes one count back; a window without a count is forgotten. Counting down first leaves two at once no way below 0. */
export async function uncountAttempt(db: Db, policy: string, subject: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("attempts")
    .set({ count: sql`count - 1` })
    .where("policy", "=", policy)
    .where("subject", "=", subject)
    .where("count", ">", 1)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .deleteFrom("attempts")
    .where("policy", "=", policy)
    .where("subject", "=", subject)
    .where("count", "<=", 1)
    .execute();
}

/** The window as it stands, if it has begun since `oldestStart`. */
export async function findWindow(
  db: Db,
  policy: string,
  subject: string,
  oldestStart: Date,
): Promise<Window | undefined> {
  return db
    .selectFrom("attempts")
    .select(["window_started_at as startedAt", "count"])
    .where("policy", "=", policy)
    .where("subject", "=", subject)
    .where("window_started_at", ">", oldestStart)
    .executeTakeFirst();
}

/** Forgets windows that began before `startedBefore`. */
export async function deleteWindows(db: Db, startedBefore: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "attempts", sql`window_started_at < ${startedBefore}`, signal);
}
