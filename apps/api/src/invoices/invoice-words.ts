import { formatDay } from "@selvedge/commerce/dates";
import { ABROAD, type TaxState } from "@selvedge/commerce/gst-states";
import type { CreditNoteDocument, CreditReason, InvoiceDocument, InvoiceLine } from "@selvedge/commerce/invoice";
import { formatDiscount, formatPaise } from "@selvedge/commerce/money";

/** A label and what stands behind it. */
export type Fact = [label: string, value: string];

/** A line of the table. Amounts arrive as the text to show. */
export interface InvoiceRow {
  description: string;
  hsn: string;
  quantity: string;
  price: string;
  discount: string;
  taxable: string;
  taxes: Fact[];
  total: string;
}

/** What an invoice says, in the same words on the page and on paper. */
export interface InvoiceWords {
  title: string;
  number: string;
  parties: { title: string; lines: string[] }[];
  facts: Fact[];
  rows: InvoiceRow[];
  sums: Fact[];
  /** The last of the sums. */
  total: Fact;
  notes: string[];
  /** Of the table. A bill of supply has none of taxes. */
  columns: readonly Column[];
  signature: string[];
}

/** Heads of the table, in the order of `InvoiceRow`. */
export const COLUMNS = {
  description: "Description and HSN",
  quantity: "Qty",
  price: "Price",
  discount: "Discount",
  taxable: "Taxable value",
  taxes: "GST",
  total: "Total",
} as const;

export type Column = keyof typeof COLUMNS;
const ALL_COLUMNS = Object.keys(COLUMNS) as Column[];
const UNTAXED_COLUMNS = ALL_COLUMNS.filter((column) => column !== "taxable" && column !== "taxes");

/** Section 32 of the CGST Act forbids who is not registered to collect any tax. */
const NOT_REGISTERED =
  "The seller is not registered under the Central Goods and Services Tax Act, 2017, and collects no tax on this supply (section 32).";

const stateText = ({ name, code }: TaxState) => `${name} (${code})`;

const REASONS: Readonly<Record<CreditReason, string>> = {
  cancelled: "The order was cancelled before it left.",
  undelivered: "The order was cancelled after it left, before it was delivered.",
  returned: "The goods came back undelivered.",
  refunded: "The price was given back after delivery.",
  lines: "The price of these pieces was given back.",
};

/** The words of either paper. */
export function paperWords(paper: InvoiceDocument | CreditNoteDocument): InvoiceWords {
  return "credits" in paper ? creditNoteWords(paper) : invoiceWords(paper);
}

function creditNoteWords(note: CreditNoteDocument): InvoiceWords {
  const words = invoiceWords(note);
  const isTaxed = note.supplier.gstin !== null;
  const name = isTaxed ? "invoice" : "bill";
  const credited = `${name} ${note.credits.number}`;
  const what =
    note.extent === "part"
      ? `them off ${credited}`
      : note.extent === "rest"
        ? `the rest of ${credited} back`
        : `${credited} back`;
  return {
    ...words,
    title: "Credit note",
    facts: [
      ["Credit note number", note.number],
      ["Credit note date", formatDay(note.issuedAt)],
      [`For ${name}`, note.credits.number],
      [isTaxed ? "Invoice date" : "Bill date", formatDay(note.credits.issuedAt)],
      ...words.facts.slice(2),
    ],
    total: [isTaxed ? "Total credited, including GST" : "Total credited", words.total[1]],
    notes: [`${REASONS[note.reason]} This note takes ${what}${isTaxed ? ", value and tax" : ""}.`, ...words.notes],
  };
}

function invoiceWords(invoice: InvoiceDocument): InvoiceWords {
  const { supplier, recipient, placeOfSupply, sums } = invoice;
  const { gstin } = supplier;
  const isAbroad = placeOfSupply.code === ABROAD.code;
  const isTaxed = gstin !== null;
  return {
    title: isTaxed ? "Tax invoice" : "Bill of supply",
    number: invoice.number,
    parties: [
      {
        title: "Sold by",
        lines: [
          supplier.name,
          supplier.address,
          ...(isTaxed ? [`GSTIN ${gstin}`, `State and code: ${stateText(supplier.state)}`] : []),
        ],
      },
      {
        title: "Billed and delivered to",
        lines: [
          recipient.name,
          recipient.address,
          recipient.place,
          recipient.country,
          ...(isAbroad || !isTaxed ? [] : [`State and code: ${stateText(placeOfSupply)}`]),
        ],
      },
    ],
    facts: [
      [isTaxed ? "Invoice number" : "Bill number", invoice.number],
      [isTaxed ? "Invoice date" : "Bill date", formatDay(invoice.issuedAt)],
      ["Order", invoice.orderId],
      ["Order date", formatDay(invoice.orderedAt)],
      ...(isTaxed
        ? [["Place of supply", stateText(placeOfSupply)] satisfies Fact, ["Reverse charge", "No"] satisfies Fact]
        : []),
    ],
    columns: isTaxed ? ALL_COLUMNS : UNTAXED_COLUMNS,
    rows: invoice.lines.map((line) => ({
      description: line.description,
      hsn: `HSN ${line.hsn}`,
      quantity: `${line.quantity}`,
      price: formatPaise(line.pricePaise),
      discount: formatDiscount(line.discountPaise),
      taxable: formatPaise(line.taxablePaise),
      taxes: taxes(invoice, line, line.percent),
      total: formatPaise(line.totalPaise),
    })),
    sums: isTaxed ? [["Taxable value", formatPaise(sums.taxablePaise)], ...taxes(invoice, sums)] : [],
    total: [isTaxed ? "Total, including GST" : "Total", formatPaise(sums.totalPaise)],
    notes: isTaxed
      ? [
          ...(isAbroad ? ["Supply meant for export on payment of integrated tax."] : []),
          "Prices include GST. Quantities are pieces.",
        ]
      : [NOT_REGISTERED, "Quantities are pieces."],
    signature: [
      `For ${supplier.name}`,
      "Authorised signatory",
      "Issued electronically: it needs no signature by hand.",
    ],
  };
}

type Taxes = Pick<InvoiceLine, "cgstPaise" | "sgstPaise" | "igstPaise">;

/** The taxes on an amount by who gets them, with their rates where they have one. */
function taxes({ isInterState, stateTax }: InvoiceDocument, amounts: Taxes, percent?: number): Fact[] {
  const rate = (share: number) => (percent === undefined ? "" : ` ${percent * share}%`);
  if (isInterState) return [[`IGST${rate(1)}`, formatPaise(amounts.igstPaise)]];
  return [
    [`CGST${rate(0.5)}`, formatPaise(amounts.cgstPaise)],
    [`${stateTax}${rate(0.5)}`, formatPaise(amounts.sgstPaise)],
  ];
}
