import { type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { SessionTable } from "../database/schema/accounts.ts";
import type { Db } from "../database/schema.ts";
import type { UserRow } from "./users.repository.ts";

export interface SessionRow extends UserRow {
  sessionId: string;
  lastUsedAt: Date;
  expiresAt: Date;
}

export async function insertSession(
  db: Db,
  session: { id: string; tokenHash: string; userId: string; device: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("sessions")
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      user_id: session.userId,
      device: session.device,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The session with its user, and the times that decide whether it is still valid. */
export async function findSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .selectAll("users")
    .select(["sessions.id as sessionId", "sessions.last_used_at as lastUsedAt", "sessions.expires_at as expiresAt"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** Confirms the session's owner until `until`. */
export async function confirmSession(db: Db, tokenHash: string, until: Date): Promise<void> {
  await db.updateTable("sessions").set({ confirmed_until: until }).where("token_hash", "=", tokenHash).execute();
}

/** Until when a user's session is confirmed; null: it is not. */
export async function confirmedUntil(db: Db, userId: string, tokenHash: string): Promise<Date | null> {
  const row = await db
    .selectFrom("sessions")
    .select("confirmed_until")
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.confirmed_until ?? null;
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** A user's valid sessions, most recently used first. */
export async function listSessions(
  db: Db,
  userId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<Selectable<SessionTable>[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .where("last_used_at", ">", idleSince)
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
}

/** Ends a user's session by its public id. Resolves with false if the user has no such session. */
export async function deleteSessionNamed(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends the sessions with this session id, account id or token hash. Resolves with their ids. */
export async function deleteSessionsNamed(db: Db, id: string, tokenHash: string): Promise<string[]> {
  const ended = await db
    .deleteFrom("sessions")
    .where((session) =>
      session.or([session("id", "=", id), session("user_id", "=", id), session("token_hash", "=", tokenHash)]),
    )
    .returning("sessions.id")
    .execute();
  return ended.map((session) => session.id);
}

/** Ends every session of a user, except that of `exceptHash`. */
export async function deleteSessionsOf(db: Db, userId: string, exceptHash: string | null = null): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(exceptHash !== null, (query) => query.where("token_hash", "!=", exceptHash ?? ""))
    .execute();
}

/** Deletes sessions that ended before `now`, or were last used before `idleSince`. */
export async function deleteEndedSessions(db: Db, now: Date, idleSince: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "sessions", sql`(expires_at <= ${now} or last_used_at <= ${idleSince})`, signal);
}
