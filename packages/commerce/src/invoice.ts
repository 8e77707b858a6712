import { splitTax, taxPercent, type TaxSplit } from "./gst.ts";
import type { TaxState } from "./gst-states.ts";
import { dividePaise, type Paise } from "./money.ts";

/** The fields of an order line that decide sums. */
export interface InvoicedPieces {
  description: string;
  hsn: string;
  quantity: number;
  /** Of one piece, tax included. */
  pricePaise: Paise;
}

/**
 * A line of an invoice. `pricePaise` is the price of all its pieces, `totalPaise` the same after the discount, both tax
 * included.
 */
export interface InvoiceLine extends InvoicedPieces, TaxSplit {
  discountPaise: Paise;
  percent: number;
  totalPaise: Paise;
}

export interface InvoiceSums extends TaxSplit {
  discountPaise: Paise;
  totalPaise: Paise;
}

/** The seller on invoices. */
export interface Seller {
  /** The legal name, which may differ from the label's. */
  name: string;
  address: string;
  /** The state or union territory of the address. */
  state: string;
  /** Null: the seller is not registered for GST, charges no tax, and issues bills of supply. */
  gstin: string | null;
}

/**
 * The content of an invoice (rule 46 of the CGST Rules), as it was issued. Without a GSTIN of the supplier it is a bill
 * of supply, and all taxes are 0.
 */
export interface InvoiceDocument {
  number: string;
  /** ISO 8601 instants. */
  issuedAt: string;
  orderedAt: string;
  orderId: string;
  supplier: Omit<Seller, "state"> & { state: TaxState };
  /** Payer and delivery address, which are the same. */
  recipient: { name: string; address: string; place: string; country: string };
  placeOfSupply: TaxState;
  isInterState: boolean;
  /** The name of the state's half of the tax. */
  stateTax: "SGST" | "UTGST";
  lines: InvoiceLine[];
  sums: InvoiceSums;
}

/**
 * The content of a credit note (section 34 of the CGST Act, rule 53 of its Rules): parties are those of the invoice,
 * lines and sums those that it credits; number and date of issue are its own.
 */
export interface CreditNoteDocument extends InvoiceDocument {
  /** The credited invoice. */
  credits: { number: string; issuedAt: string };
  reason: CreditReason;
  /** What it credits of the invoice. Missing in notes that credit the whole. */
  extent?: "part" | "rest";
}

/**
 * `cancelled`: the order was not shipped. `undelivered`: it was shipped and has not arrived. `returned`: the parcel
 * came back undelivered. `refunded`: the money is refunded after delivery. `lines`: single lines are refunded.
 */
export type CreditReason = "cancelled" | "undelivered" | "returned" | "refunded" | "lines";

/** Splits an amount in proportion to several values, so that the parts add up. No part exceeds its value. */
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

/**
 * What `quantity` pieces of an invoice's line cost, after `before` of its pieces were credited. The parts of all pieces
 * add up to the line, to the paisa.
 */
export function partOfLine(line: InvoiceLine, before: number, quantity: number): InvoiceLine {
  if (before < 0 || quantity < 1 || before + quantity > line.quantity) {
    throw new RangeError(`${quantity} pieces after ${before} are not in a line of ${line.quantity}.`);
  }
  const upTo = (paise: Paise, pieces: number) => dividePaise(BigInt(paise) * BigInt(pieces), BigInt(line.quantity));
  const share = (paise: Paise) => upTo(paise, before + quantity) - upTo(paise, before);
  const [cgstPaise, sgstPaise, igstPaise] = [share(line.cgstPaise), share(line.sgstPaise), share(line.igstPaise)];
  const [totalPaise, discountPaise] = [share(line.totalPaise), share(line.discountPaise)];
  return {
    ...line,
    quantity,
    pricePaise: totalPaise + discountPaise,
    discountPaise,
    taxablePaise: totalPaise - cgstPaise - sgstPaise - igstPaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise,
  };
}

/** Service code (SAC) of courier services, for the delivery fee. */
const DELIVERY_CODE = "996812";

/**
 * The lines of an invoice. An order's discount is split by the lines' prices before each rate is looked up. Without
 * `isTaxed`, all rates are 0.
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
  // Goods and their delivery are a composite supply, taxed at the rate of its principal part.
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

/** The sums of all lines. */
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
