import type { CreditNoteDocument, InvoiceDocument } from "@selvedge/commerce/invoice";
import type { ColumnType, Generated } from "kysely";
import type { ColumnsOf } from "./columns.ts";

/** The last number issued in a financial year, "2627" for 2026-27. */
export interface InvoiceSeriesTable {
  year: string;
  last: number;
}

/** An order's invoice as it was issued; later changes of order, catalogue or label do not affect it. */
export interface InvoiceTable {
  order_id: string;
  year: string;
  serial: number;
  number: string;
  /** Opens it for anyone with the link. Written by the database for the previous version, and null 30 days after migration 112. */
  key: ColumnType<string | null, never, null>;
  /** SHA-256 of a key that a mail may contain; null if there was none. */
  key_hash: ColumnType<string | null, never, never>;
  /** Whether no link opens it any more, because the shopper's account is erased. */
  is_closed: Generated<boolean>;
  issued_at: Date;
  document: ColumnType<InvoiceDocument, string, never>;
}

/** A credit note for an order's invoice. */
export interface CreditNoteTable extends Omit<InvoiceTable, "document"> {
  /** The payment that is refunded with it; null if no provider took one. */
  payment_id: string | null;
  /** Credits single lines; an order has one note at most that is not partial. */
  is_partial: Generated<boolean>;
  document: ColumnType<CreditNoteDocument, string, never>;
}

export interface InvoiceTables {
  invoice_series: InvoiceSeriesTable;
  invoices: InvoiceTable;
  credit_note_series: InvoiceSeriesTable;
  credit_notes: CreditNoteTable;
}

export const invoiceColumns: ColumnsOf<InvoiceTables> = {
  invoice_series: { year: "text", last: "int4" },
  invoices: {
    order_id: "text",
    year: "text",
    serial: "int4",
    number: "text",
    key: "text?",
    issued_at: "timestamptz",
    document: "jsonb",
    key_hash: "text?",
    is_closed: "bool",
  },
  credit_note_series: { year: "text", last: "int4" },
  credit_notes: {
    order_id: "text",
    payment_id: "text?",
    is_partial: "bool",
    year: "text",
    serial: "int4",
    number: "text",
    key: "text?",
    issued_at: "timestamptz",
    document: "jsonb",
    key_hash: "text?",
    is_closed: "bool",
  },
};
