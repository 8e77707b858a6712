import { sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { Db, Tx } from "../database/schema.ts";

/** The address that a link was mailed to, and the account whose password it sets. */
export interface ResetRow {
  userId: string;
  email: string;
}

/** Stores a link, and deletes the user's older ones. The caller holds the user's lock. */
export async function replaceResets(
  tx: Tx,
  reset: ResetRow & { tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await deleteResetsOf(tx, reset.userId);
  await tx
    .insertInto("password_resets")
    .values({
      token_hash: reset.tokenHash,
      user_id: reset.userId,
      email: reset.email,
      created_at: reset.now,
      expires_at: reset.expiresAt,
    })
    .execute();
}

/** An unexpired link. */
export async function findReset(db: Db, tokenHash: string, email: string, now: Date): Promise<ResetRow | undefined> {
  return db
    .selectFrom("password_resets")
    .select(["user_id as userId", "email"])
    .where("token_hash", "=", tokenHash)
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Consumes a link. Of concurrent callers, one gets true. */
export async function useReset(tx: Tx, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("password_resets")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteResetsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

export async function deleteExpiredResets(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "password_resets", sql`expires_at <= ${now}`, signal);
}
