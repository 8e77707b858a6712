import type { CreditNoteDocument, InvoiceDocument } from "@selvedge/commerce/invoice";
import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import { emptyRows } from "../database/forget-rows.ts";
import type { CreditNoteTable, InvoiceTable } from "../database/schema/invoices.ts";
import type { Db, Tx } from "../database/schema.ts";
import type { PaperKind } from "./invoice-urls.ts";

const PAPERS = { invoice: "invoices", "credit-note": "credit_notes" } as const;

export type InvoiceRow = Selectable<InvoiceTable>;
export type NewInvoice = Insertable<InvoiceTable>;
export type CreditNoteRow = Selectable<CreditNoteTable>;
export type NewCreditNote = Insertable<CreditNoteTable>;

/** The next number of a year. Whoever else wants one waits until this transaction ends, and gets the same if it fails. */
export async function nextSerial(
  tx: Tx,
  series: "invoice_series" | "credit_note_series",
  year: string,
): Promise<number> {
  const { last } = await tx
    .insertInto(series)
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column("year").doUpdateSet({ last: sql`${sql.ref(series)}.last + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<InvoiceRow> {
  return tx.insertInto("invoices").values(invoice).returningAll().executeTakeFirstOrThrow();
}

export async function insertCreditNote(tx: Tx, note: NewCreditNote): Promise<CreditNoteRow> {
  return tx.insertInto("credit_notes").values(note).returningAll().executeTakeFirstOrThrow();
}

/** The note that took the whole invoice of an order back, or what other notes had left of it. */
export async function findCreditNote(db: Db, orderId: string): Promise<CreditNoteRow | undefined> {
  return db
    .selectFrom("credit_notes")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("is_partial", "=", false)
    .executeTakeFirst();
}

/** The papers of an order, newest first, and whose order it is. */
export async function findOwnedPapers(db: Db, kind: PaperKind, orderId: string) {
  return db
    .selectFrom(PAPERS[kind])
    .innerJoin("orders", "orders.id", "order_id")
    .select(["number", "key_hash", "is_closed", "document", "user_id"])
    .where("order_id", "=", orderId)
    .orderBy("issued_at", "desc")
    .orderBy("serial", "desc")
    .execute();
}

/** What leads to the invoices of several orders, and to what took them back; orders without an invoice are left out. */
export async function listInvoices(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom("invoices")
    .leftJoin("credit_notes as note", (join) =>
      join.onRef("note.order_id", "=", "invoices.order_id").on("note.is_partial", "=", false),
    )
    .select(["invoices.order_id", "invoices.number", "invoices.key", "invoices.is_closed", "invoices.issued_at"])
    .select(["note.number as note_number", "note.key as note_key", "note.is_closed as note_is_closed"])
    .select("note.issued_at as note_issued_at")
    .where("invoices.order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
}

/** Credit notes for single lines of these orders, oldest first. */
export async function listPartialNotes(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom("credit_notes")
    .select(["order_id", "number", "key", "is_closed", "issued_at"])
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .where("is_partial", "=", true)
    .orderBy("issued_at")
    .orderBy("serial")
    .execute();
}

/** From now on only a bearer of an order's owner opens its papers. */
export async function closePapers(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ is_closed: true })
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
  await tx
    .updateTable("credit_notes")
    .set({ is_closed: true })
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
}

/** Removes the keys that only the previous version reads, once it cannot run any more. Their hashes stay. */
export async function forgetClearKeys(db: Db, signal: AbortSignal): Promise<void> {
  const isClear = sql`key is not null and not (select keeps_clear_links())`;
  for (const table of ["invoices", "credit_notes"] as const)
    await emptyRows(db, table, sql`key = null`, isClear, signal);
}

export async function findInvoice(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  return db.selectFrom("invoices").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** The papers of one kind that were issued in this time, by number; the end is excluded. */
export async function papersOf(
  db: Db,
  kind: PaperKind,
  from: Date,
  to: Date,
): Promise<(InvoiceDocument | CreditNoteDocument)[]> {
  const rows = await db
    .selectFrom(PAPERS[kind])
    .select("document")
    .where("issued_at", ">=", from)
    .where("issued_at", "<", to)
    .orderBy("issued_at")
    .orderBy("serial")
    .execute();
  return rows.map(({ document }) => document);
}
