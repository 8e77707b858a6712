import { type Selectable, sql } from "kysely";
import type { StaffRole } from "@selvedge/commerce/wire/owner";
import { forgetRows } from "../database/forget-rows.ts";
import type { StaffSessionTable, StaffTable } from "../database/schema/staff.ts";
import type { Db, Tx } from "../database/schema.ts";

export type StaffRow = Selectable<StaffTable>;

/** The code with which somebody sets a password. */
export interface Invitation {
  tokenHash: string;
  expiresAt: Date;
}

/** Adds a member of staff, or brings back one who was removed. Resolves with `undefined` if there is one with this email. */
export async function insertStaff(
  tx: Tx,
  member: { id: string; email: string; name: string | null; role: StaffRole; now: Date },
  { tokenHash, expiresAt }: Invitation,
): Promise<StaffRow | undefined> {
  const { now, ...fields } = member;
  const invited = { enrolment_hash: tokenHash, enrolment_expires_at: expiresAt };
  return tx
    .insertInto("staff")
    .values({ ...fields, ...invited, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ name: member.name, role: member.role, ...invited, disabled_at: null })
        .where("staff.disabled_at", "is not", null),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function listStaff(db: Db): Promise<StaffRow[]> {
  return db.selectFrom("staff").selectAll().orderBy("created_at").orderBy("id").execute();
}

/** One who is not removed. `email` must be normalised. */
export async function findStaff(db: Db, email: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom("staff")
    .selectAll()
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}

/** One who is not removed, locked until the transaction ends. */
export async function lockStaff(tx: Tx, email: string): Promise<StaffRow | undefined> {
  return tx
    .selectFrom("staff")
    .selectAll()
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whoever holds this code for setting a password, if it is still valid. */
export async function findInvited(db: Db, tokenHash: string, now: Date): Promise<StaffRow | undefined> {
  return db
    .selectFrom("staff")
    .selectAll()
    .where("enrolment_hash", "=", tokenHash)
    .where("enrolment_expires_at", ">", now)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockInvited(tx: Tx, tokenHash: string, now: Date): Promise<StaffRow | undefined> {
  return tx
    .selectFrom("staff")
    .selectAll()
    .where("enrolment_hash", "=", tokenHash)
    .where("enrolment_expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateStaff(db: Db, id: string, change: Partial<Omit<StaffRow, "id">>): Promise<void> {
  await db.updateTable("staff").set(change).where("id", "=", id).execute();
}

/** Sets the columns of the authenticator, unless it has changed since the row was read. */
export async function replaceAuthenticator(
  db: Db,
  { id, totp_secret, totp_encrypted }: StaffRow,
  change: Partial<StaffRow>,
): Promise<void> {
  await db
    .updateTable("staff")
    .set(change)
    .where("id", "=", id)
    .where("totp_secret", "is not distinct from", totp_secret)
    .where("totp_encrypted", "is not distinct from", totp_encrypted)
    .execute();
}

export async function insertStaffSession(db: Db, session: Selectable<StaffSessionTable>): Promise<void> {
  await db.insertInto("staff_sessions").values(session).execute();
}

/** A session with its member of staff, unless that one is removed. */
export async function findStaffSession(
  db: Db,
  tokenHash: string,
): Promise<{ staff: StaffRow; lastUsedAt: Date; expiresAt: Date } | undefined> {
  const row = await db
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.id", "staff_sessions.staff_id")
    .selectAll("staff")
    .select(["staff_sessions.last_used_at as lastUsedAt", "staff_sessions.expires_at as expiresAt"])
    .where("token_hash", "=", tokenHash)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { lastUsedAt, expiresAt, ...staff } = row;
  return { staff, lastUsedAt, expiresAt };
}

export async function touchStaffSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable("staff_sessions").set({ last_used_at: now }).where("token_hash", "=", tokenHash).execute();
}

export async function deleteStaffSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token_hash", "=", tokenHash).execute();
}

export async function deleteSessionsOfStaff(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("staff_id", "=", staffId).execute();
}

export async function deleteEndedStaffSessions(db: Db, now: Date, idleSince: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "staff_sessions", sql`(expires_at <= ${now} or last_used_at <= ${idleSince})`, signal);
}
