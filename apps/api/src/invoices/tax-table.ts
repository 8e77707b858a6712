import { formatIsoDay } from "@selvedge/commerce/dates";
import type { CreditNoteDocument, InvoiceDocument } from "@selvedge/commerce/invoice";
import { csvOf } from "../csv.ts";

/** The same columns as in the returns: amounts in rupees, those of credit notes negative, so that a column's sum is what is owed. */
const COLUMNS = [
  "date",
  "kind",
  "number",
  "invoice",
  "order",
  "place of supply",
  "hsn",
  "description",
  "quantity",
  "tax percent",
  "taxable value",
  "cgst",
  "sgst or utgst",
  "igst",
  "total",
] as const;

/** Invoices and credit notes as a table for an accountant (RFC 4180): a row for each line. */
export function taxTable(papers: readonly (InvoiceDocument | CreditNoteDocument)[]): string {
  return csvOf([COLUMNS, ...papers.flatMap(rowsOf)]);
}

function rowsOf(paper: InvoiceDocument | CreditNoteDocument): string[][] {
  const isNote = "credits" in paper;
  const kind = isNote ? "credit note" : paper.supplier.gstin === null ? "bill of supply" : "invoice";
  const amount = (paise: number) => ((isNote ? -paise : paise) / 100).toFixed(2);
  return paper.lines.map((line) => [
    formatIsoDay(paper.issuedAt),
    kind,
    paper.number,
    isNote ? paper.credits.number : paper.number,
    paper.orderId,
    `${paper.placeOfSupply.code} ${paper.placeOfSupply.name}`,
    line.hsn,
    line.description,
    String(isNote ? -line.quantity : line.quantity),
    String(line.percent),
    amount(line.taxablePaise),
    amount(line.cgstPaise),
    amount(line.sgstPaise),
    amount(line.igstPaise),
    amount(line.totalPaise),
  ]);
}
