import { ABROAD, OTHER_TERRITORY, stateTaxName, type TaxState, taxState } from "@selvedge/commerce/gst-states";
import {
  type CreditNoteDocument,
  type InvoicedPieces,
  type InvoiceDocument,
  type InvoiceLine,
  invoiceLines,
  invoiceSums,
  partOfLine,
  type Seller,
} from "@selvedge/commerce/invoice";
import { stateOfPin } from "@selvedge/commerce/postal-codes";
import type { Selectable } from "kysely";
import type { OrderLineTable, OrderTable } from "../database/schema/orders.ts";

/** Their rows, as orders have them: orders need invoices, and not the other way round. */
export type InvoicedOrder = Selectable<OrderTable>;
export type InvoicedLine = Selectable<OrderLineTable>;

interface Issued {
  number: string;
  at: Date;
  seller: Seller;
  /** By product. */
  tariffCodes: ReadonlyMap<number, string>;
}

/** Draws up the invoice of an order. Its sums are those of the order, whatever the catalogue says by now. */
export function invoiceDocument(
  order: InvoicedOrder,
  lines: readonly InvoicedLine[],
  { number, at, seller, tariffCodes }: Issued,
): InvoiceDocument {
  const state = taxState(seller.state);
  if (!state) throw new RangeError(`${seller.state} is no state of India.`);
  const supplier = { ...seller, state };
  const placeOfSupply = placeOf(order);
  const isInterState = placeOfSupply.code !== supplier.state.code;
  const pieces = lines.map((line): InvoicedPieces => {
    const hsn = tariffCodes.get(line.product_id);
    if (hsn === undefined) throw new Error(`Product ${line.product_id} of order ${order.id} is gone.`);
    return {
      description: [line.product_name, line.size, line.material].filter(Boolean).join(" · "),
      hsn,
      quantity: line.quantity,
      pricePaise: line.price_paise,
    };
  });
  const invoiced = invoiceLines(
    pieces,
    { discountPaise: order.discount_paise, shippingPaise: order.shipping_paise },
    { isTaxed: seller.gstin !== null, isInterState, on: at },
  );
  return {
    number,
    issuedAt: at.toISOString(),
    orderedAt: order.created_at.toISOString(),
    orderId: order.id,
    supplier,
    recipient: {
      name: order.customer_name,
      address: order.address,
      place: `${order.city} ${order.postal_code}, ${order.state}`,
      country: order.country,
    },
    placeOfSupply,
    isInterState,
    stateTax: stateTaxName(supplier.state),
    lines: invoiced,
    sums: invoiceSums(invoiced),
  };
}

/** Pieces of a line of an invoice: `index` is the line's place, `before` how many of its pieces were credited earlier. */
export interface CreditedPieces {
  index: number;
  quantity: number;
  before: number;
}

/** The lines of a credit note for some pieces. */
export const creditedLines = (invoice: InvoiceDocument, pieces: readonly CreditedPieces[]): InvoiceLine[] =>
  pieces.map(({ index, quantity, before }) => {
    const line = invoice.lines[index];
    if (!line) throw new RangeError(`Invoice ${invoice.number} has no line ${index}.`);
    return partOfLine(line, before, quantity);
  });

/** The lines of an invoice without the pieces that were credited earlier, which are counted by the line's place. */
export const linesLeft = (invoice: InvoiceDocument, credited: readonly number[]): InvoiceLine[] =>
  invoice.lines.flatMap((line, index) => {
    const before = credited[index] ?? 0;
    return before === line.quantity ? [] : [partOfLine(line, before, line.quantity - before)];
  });

/** Draws up a credit note: the invoice's parties, and the lines that go back. The tax goes back at the rate at which it was taken. */
export function creditNoteDocument(
  invoice: InvoiceDocument,
  { number, at, ...credited }: { number: string; at: Date } & Pick<CreditNoteDocument, "lines" | "reason" | "extent">,
): CreditNoteDocument {
  return {
    ...invoice,
    ...credited,
    sums: invoiceSums(credited.lines),
    number,
    issuedAt: at.toISOString(),
    credits: { number: invoice.number, issuedAt: invoice.issuedAt },
  };
}

/** The state that the parcel goes to, by its name or, where a shopper wrote another, by its PIN. */
function placeOf({ country, state, postal_code }: InvoicedOrder): TaxState {
  if (country !== "India") return ABROAD;
  return taxState(state) ?? taxState(stateOfPin(postal_code) ?? "") ?? OTHER_TERRITORY;
}
