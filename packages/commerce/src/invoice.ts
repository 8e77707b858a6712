import { splitTax, taxPercent, type TaxSplit } from "./gst.ts";
import type { TaxState } from "./gst-states.ts";
import { dividePaise, type Paise } from "./money.ts";

/** What was ordered, as far as it decides sums. */
export interface InvoicedPieces {
  description: string;
  hsn: string;
  quantity: number;
  /** Of one piece, tax included. */
  pricePaise: Paise;
}

/** A line of an invoice. `pricePaise` is that of all its pieces and `totalPaise` what is left of it, both tax included. */
export interface InvoiceLine extends InvoicedPieces, TaxSplit {
  discountPaise: Paise;
  percent: number;
  totalPaise: Paise;
}

export interface InvoiceSums extends TaxSplit {
  discountPaise: Paise;
  totalPaise: Paise;
}

/** Who sells, as invoices name them. */
export interface Seller {
  /** The legal name, which need not be the label's. */
  name: string;
  address: string;
  /** The state or union territory of the address. */
  state: string;
  /** Null: the seller is not registered for GST, takes no tax, and gives bills of supply. */
  gstin: string | null;
}

/**
 * Everything that stands on an invoice (rule 46 of the CGST Rules), as it was when it was issued. Without a GSTIN of the supplier it is a bill of
 * supply: all its taxes are 0.
 */
export interface InvoiceDocument {
  number: string;
  /** Instants. */
  issuedAt: string;
  orderedAt: string;
  orderId: string;
  supplier: Omit<Seller, "state"> & { state: TaxState };
  /** Who pays, and where it is delivered: the shop asks for one address only. */
  recipient: { name: string; address: string; place: string; country: string };
  placeOfSupply: TaxState;
  isInterState: boolean;
  /** What the state's half of the tax is called. */
  stateTax: "SGST" | "UTGST";
  lines: InvoiceLine[];
  sums: InvoiceSums;
}

/**
 * Everything that stands on a credit note (section 34 of the CGST Act, rule 53 of its Rules). It takes a whole invoice back, so parties,
 * lines and sums are those of the invoice; number and day of issue are its own.
 */
export interface CreditNoteDocument extends InvoiceDocument {
  /** The invoice that it takes back. */
  credits: { number: string; issuedAt: string };
  reason: CreditReason;
}

/**
 * `cancelled`: it never left. `undelivered`: it left and has not arrived. `returned`: the parcel came back undelivered. `refunded`: the money
 * goes back after delivery.
 */
export type CreditReason = "cancelled" | "undelivered" | "returned" | "refunded";

/** How many paise of an amount fall to each of several values, in proportion, so that they add up. None gets more than its value. */
export function apportion(paise: Paise, values: readonly Paise[]): Paise[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole === 0) return values.map(() => 0);
  const upTo = (value: Paise) => dividePaise(BigInt(paise) * BigInt(value), BigInt(whole));
  let before = 0;
  return values.map((value) => {
    const share = upTo(before + value) - upTo(before);
    before += value;
    return share;
  });
}

/** Couriers, for what delivery costs. */
const DELIVERY_CODE = "996812";

/**
 * The lines of an invoice. A discount on all of them falls to each by its price, before each piece's rate is looked up. Of a seller who takes no tax
 * (`isTaxed`) all rates are 0.
 */
export function invoiceLines(
  pieces: readonly InvoicedPieces[],
  { discountPaise, shippingPaise }: { discountPaise: Paise; shippingPaise: Paise },
  { isTaxed, isInterState, on }: { isTaxed: boolean; isInterState: boolean; on: Date },
): InvoiceLine[] {
  const prices = pieces.map(({ pricePaise, quantity }) => pricePaise * quantity);
  const discounts = apportion(discountPaise, prices);
  const lines = pieces.map((piece, index): InvoiceLine => {
    const [pricePaise = 0, discount = 0] = [prices[index], discounts[index]];
    const totalPaise = pricePaise - discount;
    const percent = isTaxed ? taxPercent(piece.hsn, totalPaise, piece.quantity, on) : 0;
    const split = splitTax(totalPaise, percent, isInterState);
    return { ...piece, pricePaise, discountPaise: discount, percent, ...split, totalPaise };
  });
  if (shippingPaise === 0) return lines;
  // What is delivered and its delivery are one supply, taxed as its principal part.
  const [principal] = lines.toSorted((a, b) => b.totalPaise - a.totalPaise);
  const percent = principal?.percent ?? 0;
  const delivery: InvoiceLine = {
    description: "Delivery",
    hsn: DELIVERY_CODE,
    quantity: 1,
    pricePaise: shippingPaise,
    discountPaise: 0,
    percent,
    ...splitTax(shippingPaise, percent, isInterState),
    totalPaise: shippingPaise,
  };
  return [...lines, delivery];
}

/** All lines together. */
export function invoiceSums(lines: readonly InvoiceLine[]): InvoiceSums {
  const sum = (key: keyof InvoiceSums) => lines.reduce((total, line) => total + line[key], 0);
  return {
    discountPaise: sum("discountPaise"),
    taxablePaise: sum("taxablePaise"),
    cgstPaise: sum("cgstPaise"),
    sgstPaise: sum("sgstPaise"),
    igstPaise: sum("igstPaise"),
    totalPaise: sum("totalPaise"),
  };
}
