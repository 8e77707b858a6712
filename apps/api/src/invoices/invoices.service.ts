import { createHash, timingSafeEqual } from "node:crypto";
import type { CreditNoteDocument, CreditReason, InvoiceDocument, Seller } from "@selvedge/commerce/invoice";
import { isOrderId } from "@selvedge/commerce/order-id";
import type { OrderInvoice } from "@selvedge/commerce/wire/orders";
import { creditNoteNumber, financialYear, invoiceNumber } from "@selvedge/commerce/invoice-number";
import type { Catalogue } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { randomId } from "../random-id.ts";
import { type InvoicedLine, type InvoicedOrder, creditNoteDocument, invoiceDocument } from "./document.ts";
import { type PaperKind, paperUrls } from "./invoice-urls.ts";
import {
  deleteKeys,
  findCreditNote,
  findInvoice,
  findOwnedPaper,
  insertCreditNote,
  insertInvoice,
  listInvoices,
  nextSerial,
} from "./invoices.repository.ts";

/** What leads to the papers of an order; none where there is none. */
export interface OrderPapers {
  invoice: OrderInvoice | null;
  creditNote: OrderInvoice | null;
}

export interface Invoices {
  /**
   * Issues the invoice of an order, once: an order that has one keeps it. Call it in a transaction that holds the order's lock.
   * `at` is now, but in a demo that has a past.
   */
  issue(tx: Tx, order: InvoicedOrder, lines: readonly InvoicedLine[], at?: Date): Promise<OrderInvoice>;
  /**
   * Takes the whole invoice of an order back by a credit note of today, once. Null where the order has no invoice. Call it in a transaction
   * that holds the order's lock. `paymentId` is the payment that goes back with it.
   */
  credit(
    tx: Tx,
    orderId: string,
    why: { reason: CreditReason; paymentId: string | null },
  ): Promise<OrderInvoice | null>;
  /**
   * A paper of an order, for its owner or for whoever has the paper's own key. Refuses with 401 who has neither, and with 404 a wrong key,
   * a missing order and another's alike.
   */
  open(
    kind: PaperKind,
    orderId: string,
    by: { key: string | undefined; userId: string | undefined },
  ): Promise<InvoiceDocument | CreditNoteDocument>;
  /** What leads to the papers of several orders, by order. */
  list(orderIds: readonly string[]): Promise<Map<string, OrderPapers>>;
  /** Closes the links to the papers of orders whose shopper wants to be forgotten. */
  close(tx: Tx, orderIds: readonly string[]): Promise<void>;
}

interface InvoiceDependencies {
  db: Db;
  clock: Clock;
  catalogue: Catalogue;
  seller: Seller;
}

export function createInvoices({ db, clock, catalogue, seller }: InvoiceDependencies): Invoices {
  return {
    async issue(tx, order, lines, at = clock.now()) {
      const earlier = await findInvoice(tx, order.id);
      if (earlier) return wirePaper("invoice", earlier);
      const tariffCodes = await catalogue.tariffCodes(
        tx,
        lines.map(({ product_id }) => product_id),
      );
      const year = financialYear(at);
      // From here on other invoices wait, so everything that takes time comes before.
      const serial = await nextSerial(tx, "invoice_series", year);
      const number = invoiceNumber(year, serial);
      const row = await insertInvoice(tx, {
        order_id: order.id,
        year,
        serial,
        number,
        key: randomId(),
        issued_at: at,
        document: JSON.stringify(invoiceDocument(order, lines, { number, at, seller, tariffCodes })),
      });
      return wirePaper("invoice", row);
    },

    async credit(tx, orderId, { reason, paymentId }) {
      const earlier = await findCreditNote(tx, orderId);
      if (earlier) return wirePaper("credit-note", earlier);
      const invoice = await findInvoice(tx, orderId);
      if (!invoice) return null;
      const at = clock.now();
      const year = financialYear(at);
      const serial = await nextSerial(tx, "credit_note_series", year);
      const number = creditNoteNumber(year, serial);
      const row = await insertCreditNote(tx, {
        order_id: orderId,
        payment_id: paymentId,
        year,
        serial,
        number,
        key: randomId(),
        issued_at: at,
        document: JSON.stringify(creditNoteDocument(invoice.document, { number, at, reason })),
      });
      return wirePaper("credit-note", row);
    },

    async open(kind, orderId, { key, userId }) {
      if (key === undefined && userId === undefined) throw new Refusal(401, "Unauthenticated");
      const paper = isOrderId(orderId) ? await findOwnedPaper(db, kind, orderId) : undefined;
      const own = paper?.key ?? null;
      const isKeyRight = key !== undefined && own !== null && isSame(own, key);
      const isOwner = userId !== undefined && paper?.user_id === userId;
      if (!paper || !(isKeyRight || isOwner)) throw new Refusal(404, "Order not found");
      return paper.document;
    },

    async list(orderIds) {
      const rows = orderIds.length === 0 ? [] : await listInvoices(db, orderIds);
      return new Map(
        rows.map(({ note_number, note_key, note_issued_at, ...invoice }) => {
          const { order_id } = invoice;
          const note =
            note_number !== null && note_issued_at !== null
              ? { order_id, number: note_number, key: note_key, issued_at: note_issued_at }
              : null;
          return [
            order_id,
            { invoice: wirePaper("invoice", invoice), creditNote: note && wirePaper("credit-note", note) },
          ];
        }),
      );
    },

    close: deleteKeys,
  };
}

interface PaperRow {
  order_id: string;
  number: string;
  key: string | null;
  issued_at: Date;
}

function wirePaper(kind: PaperKind, { order_id, number, key, issued_at }: PaperRow): OrderInvoice {
  const { page, pdf } = paperUrls(kind, order_id, key);
  return { number, issued_at: issued_at.toISOString(), url: page, pdf_url: pdf };
}

/** Takes as long for a wrong key as for the right one. */
function isSame(key: string, sent: string): boolean {
  const [own, other] = [key, sent].map((text) => createHash("sha256").update(text).digest());
  return own !== undefined && other !== undefined && timingSafeEqual(own, other);
}
