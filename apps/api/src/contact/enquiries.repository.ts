import { type Insertable, type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { EnquiryTable } from "../database/schema/contact.ts";
import type { Db, Tx } from "../database/schema.ts";

export type NewEnquiry = Insertable<EnquiryTable>;
export type EnquiryRow = Selectable<EnquiryTable>;

export async function insertEnquiry(db: Db, enquiry: NewEnquiry): Promise<void> {
  await db.insertInto("enquiries").values(enquiry).execute();
}

/** What an account has written, newest first. */
export async function listEnquiriesOf(db: Db, userId: string): Promise<EnquiryRow[]> {
  return db.selectFrom("enquiries").selectAll().where("user_id", "=", userId).orderBy("created_at", "desc").execute();
}

/** The newest enquiries of all, newest first. */
export async function listEnquiries(db: Db, limit: number): Promise<EnquiryRow[]> {
  return db.selectFrom("enquiries").selectAll().orderBy("created_at", "desc").orderBy("ticket").limit(limit).execute();
}

export async function deleteEnquiriesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("enquiries").where("user_id", "=", userId).execute();
}

/** Forgets enquiries that were made before `oldest`. */
export async function deleteEnquiries(db: Db, oldest: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "enquiries", sql`created_at < ${oldest}`, signal);
}
