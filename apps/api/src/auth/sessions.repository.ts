import { sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { Db } from "../database/schema.ts";
import type { UserRow } from "./users.repository.ts";

export interface SessionRow extends UserRow {
  lastUsedAt: Date;
  expiresAt: Date;
}

export async function insertSession(
  db: Db,
  { tokenHash, userId, now, expiresAt }: { tokenHash: string; userId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ token_hash: tokenHash, user_id: userId, created_at: now, last_used_at: now, expires_at: expiresAt })
    .execute();
}

/** The session's user, and the times that decide whether it still counts. */
export async function findSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .selectAll("users")
    .select(["sessions.last_used_at as lastUsedAt", "sessions.expires_at as expiresAt"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Removes sessions that ended before `now`, or were last used before `idleSince`. */
export async function deleteEndedSessions(db: Db, now: Date, idleSince: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "sessions", sql`(expires_at <= ${now} or last_used_at <= ${idleSince})`, signal);
}
