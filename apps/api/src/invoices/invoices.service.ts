import type { CreditNoteDocument, CreditReason, InvoiceDocument, Seller } from "@selvedge/commerce/invoice";
import { isOrderId } from "@selvedge/commerce/order-id";
import type { OrderInvoice } from "@selvedge/commerce/wire/orders";
import { creditNoteNumber, financialYear, invoiceNumber } from "@selvedge/commerce/invoice-number";
import type { Catalogue } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import { hashOfLink, type LinkKeys } from "../link-keys.ts";
import {
  type CreditedPieces,
  creditedLines,
  creditNoteDocument,
  type InvoicedLine,
  type InvoicedOrder,
  invoiceDocument,
  linesLeft,
} from "./document.ts";
import { type PaperKind, paperUrls } from "./invoice-urls.ts";
import {
  closePapers,
  findCreditNote,
  findInvoice,
  findOwnedPapers,
  forgetClearKeys,
  insertCreditNote,
  insertInvoice,
  type InvoiceRow,
  listInvoices,
  listPartialNotes,
  nextSerial,
  papersOf,
} from "./invoices.repository.ts";

const HOUR_MS = 60 * 60_000;

/** What a link's signature covers. A number alone is given again after a backup is restored. */
const signedOf = (orderId: string, number: string) => `${orderId} ${number}`;

/** What leads to the papers of an order; none where there is none. */
export interface OrderPapers {
  invoice: OrderInvoice | null;
  creditNote: OrderInvoice | null;
  /** Credit notes for single lines, oldest first. */
  partialNotes: OrderInvoice[];
}

export interface Invoices {
  /**
   * Issues the invoice of an order, once: an order that has one keeps it. Call it in a transaction that holds the order's lock.
   * `at` is now, but in a demo that has a past.
   */
  issue(tx: Tx, order: InvoicedOrder, lines: readonly InvoicedLine[], at?: Date): Promise<OrderInvoice>;
  /**
   * Takes the whole invoice of an order back by a credit note of today, once. Null where the order has no invoice. Call it in a transaction
   * that holds the order's lock. `paymentId` is the payment that goes back with it. `credited` counts the pieces of each line that were
   * credited before, and are left out.
   */
  credit(
    tx: Tx,
    orderId: string,
    why: { reason: CreditReason; paymentId: string | null; credited?: readonly number[] },
  ): Promise<OrderInvoice | null>;
  /**
   * Credits some pieces of an invoice by a note of today. Null where the order has no invoice. Call it in a transaction that holds the
   * order's lock; the caller knows which pieces were credited before.
   */
  creditPart(
    tx: Tx,
    orderId: string,
    pieces: readonly CreditedPieces[],
  ): Promise<{ paper: OrderInvoice; totalPaise: number } | null>;
  /**
   * Opens an invoice or credit note: by its key, or for the signed-in owner of the order, who gets the newest one.
   * Refuses with 401 without a key and a sign-in, and with 404 otherwise.
   */
  open(
    kind: PaperKind,
    orderId: string,
    by: { key: string | undefined; userId: string | undefined },
  ): Promise<InvoiceDocument | CreditNoteDocument>;
  /** What leads to the papers of several orders, by order. */
  list(orderIds: readonly string[]): Promise<Map<string, OrderPapers>>;
  /** All invoices and credit notes of this time, the end excluded, in the order of their issue. */
  issuedBetween(from: Date, to: Date): Promise<(InvoiceDocument | CreditNoteDocument)[]>;
  /** Closes the links to the papers of orders whose shopper wants to be forgotten. */
  close(tx: Tx, orderIds: readonly string[]): Promise<void>;
}

interface InvoiceDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  linkKeys: LinkKeys;
  catalogue: Catalogue;
  /** Who sells at the time of the transaction, in which it is read. */
  sellerWithin(tx: Tx): Promise<Seller>;
}

export function createInvoices({ db, clock, jobs, linkKeys, catalogue, sellerWithin }: InvoiceDependencies): Invoices {
  jobs.every(HOUR_MS, "forget-clear-keys", (signal) => forgetClearKeys(db, signal));

  function wirePaper(kind: PaperKind, paper: PaperRow): OrderInvoice {
    const { order_id, number, is_closed, issued_at } = paper;
    // While the previous version may run, both show one link, which either opens.
    const key = is_closed ? null : (paper.key ?? linkKeys.keyOf(kind, signedOf(order_id, number)));
    const { page, pdf } = paperUrls(kind, order_id, key);
    return { number, issued_at: issued_at.toISOString(), url: page, pdf_url: pdf };
  }

  async function issueNote(
    tx: Tx,
    invoice: InvoiceRow,
    paymentId: string | null,
    credited: Pick<CreditNoteDocument, "lines" | "reason" | "extent">,
  ) {
    const at = clock.now();
    const year = financialYear(at);
    const serial = await nextSerial(tx, "credit_note_series", year);
    const number = creditNoteNumber(year, serial);
    return insertCreditNote(tx, {
      order_id: invoice.order_id,
      payment_id: paymentId,
      is_partial: credited.extent === "part",
      year,
      serial,
      number,
      issued_at: at,
      document: JSON.stringify(creditNoteDocument(invoice.document, { number, at, ...credited })),
    });
  }

  return {
    async issue(tx, order, lines, at = clock.now()) {
      const earlier = await findInvoice(tx, order.id);
      if (earlier) return wirePaper("invoice", earlier);
      const tariffCodes = await catalogue.tariffCodes(
        tx,
        lines.map(({ product_id }) => product_id),
      );
      const seller = await sellerWithin(tx);
      const year = financialYear(at);
      // From here on other invoices wait, so everything that takes time comes before.
      const serial = await nextSerial(tx, "invoice_series", year);
      const number = invoiceNumber(year, serial);
      const row = await insertInvoice(tx, {
        order_id: order.id,
        year,
        serial,
        number,
        issued_at: at,
        document: JSON.stringify(invoiceDocument(order, lines, { number, at, seller, tariffCodes })),
      });
      return wirePaper("invoice", row);
    },

    async credit(tx, orderId, { reason, paymentId, credited = [] }) {
      const earlier = await findCreditNote(tx, orderId);
      if (earlier) return wirePaper("credit-note", earlier);
      const invoice = await findInvoice(tx, orderId);
      if (!invoice) return null;
      const lines = linesLeft(invoice.document, credited);
      const extent = credited.some((pieces) => pieces > 0) ? { extent: "rest" as const } : {};
      const row = await issueNote(tx, invoice, paymentId, { lines, reason, ...extent });
      return wirePaper("credit-note", row);
    },

    async creditPart(tx, orderId, pieces) {
      const invoice = await findInvoice(tx, orderId);
      if (!invoice) return null;
      const lines = creditedLines(invoice.document, pieces);
      const row = await issueNote(tx, invoice, null, { lines, reason: "lines", extent: "part" });
      return { paper: wirePaper("credit-note", row), totalPaise: row.document.sums.totalPaise };
    },

    async open(kind, orderId, { key, userId }) {
      if (key === undefined && userId === undefined) throw new Refusal(401, "Unauthenticated");
      const papers = isOrderId(orderId) ? await findOwnedPapers(db, kind, orderId) : [];
      const byKey = papers.find(
        ({ number, key_hash, is_closed }) =>
          key !== undefined &&
          !is_closed &&
          (linkKeys.isKeyOf(kind, signedOf(orderId, number), key) || key_hash === hashOfLink(key)),
      );
      const paper = byKey ?? papers.find((own) => userId !== undefined && own.user_id === userId);
      if (!paper) throw new Refusal(404, "Order not found");
      return paper.document;
    },

    async list(orderIds) {
      const rows = orderIds.length === 0 ? [] : await listInvoices(db, orderIds);
      const notes = Map.groupBy(await listPartialNotes(db, orderIds), ({ order_id }) => order_id);
      return new Map(
        rows.map(({ note_number, note_key, note_is_closed, note_issued_at, ...invoice }) => {
          const { order_id } = invoice;
          const note =
            note_number !== null && note_is_closed !== null && note_issued_at !== null
              ? { order_id, number: note_number, key: note_key, is_closed: note_is_closed, issued_at: note_issued_at }
              : null;
          return [
            order_id,
            {
              invoice: wirePaper("invoice", invoice),
              creditNote: note && wirePaper("credit-note", note),
              partialNotes: (notes.get(order_id) ?? []).map((partial) => wirePaper("credit-note", partial)),
            },
          ];
        }),
      );
    },

    async issuedBetween(from, to) {
      const papers = [...(await papersOf(db, "invoice", from, to)), ...(await papersOf(db, "credit-note", from, to))];
      return papers.toSorted((a, b) => a.issuedAt.localeCompare(b.issuedAt));
    },

    close: closePapers,
  };
}

interface PaperRow {
  order_id: string;
  number: string;
  key: string | null;
  is_closed: boolean;
  issued_at: Date;
}
