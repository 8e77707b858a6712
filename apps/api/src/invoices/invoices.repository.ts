import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
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

export async function findCreditNote(db: Db, orderId: string): Promise<CreditNoteRow | undefined> {
  return db.selectFrom("credit_notes").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** A paper of an order, and whose order it is. */
export async function findOwnedPaper(db: Db, kind: PaperKind, orderId: string) {
  return db
    .selectFrom(PAPERS[kind])
    .innerJoin("orders", "orders.id", "order_id")
    .select(["key", "document", "user_id"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** What leads to the invoices of several orders, and to what took them back; orders without an invoice are left out. */
export async function listInvoices(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom("invoices")
    .leftJoin("credit_notes as note", "note.order_id", "invoices.order_id")
    .select(["invoices.order_id", "invoices.number", "invoices.key", "invoices.issued_at"])
    .select(["note.number as note_number", "note.key as note_key", "note.issued_at as note_issued_at"])
    .where("invoices.order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
}

/** From now on only a bearer of an order's owner opens its papers. */
export async function deleteKeys(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ key: null })
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
  await tx
    .updateTable("credit_notes")
    .set({ key: null })
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
}

export async function findInvoice(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  return db.selectFrom("invoices").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}
