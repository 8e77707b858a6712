import { buffer } from "node:stream/consumers";
import type { CreditNoteDocument, InvoiceDocument } from "@selvedge/commerce/invoice";
import { type Column, COLUMNS, type Fact, type InvoiceRow, type InvoiceWords, paperWords } from "./invoice-words.ts";
import { LINE_HEIGHT, linesOf, type Paper, paperOf, type TextStyle, write } from "./pdf-text.ts";

// Points, of an A4 page.
const MARGIN = 48;
const RIGHT = 595.28 - MARGIN;
const WIDTH = RIGHT - MARGIN;
const BOTTOM = 841.89 - 72;
const FOOT = 841.89 - 40;

const INK = "#211d1a";
const MUTED = "#5c554c";
const HAIRLINE = "#ddd7ca";
const text: TextStyle = { face: "text", size: 9, color: INK };
const small: TextStyle = { ...text, size: 8, color: MUTED };
const strong: TextStyle = { ...text, face: "strong" };

/** How wide each column of amounts is, with the gap before it. The description has what they leave. */
const WIDTHS: Readonly<Record<Exclude<Column, "description">, { width: number; gap: number }>> = {
  quantity: { width: 22, gap: 2 },
  price: { width: 58, gap: 2 },
  discount: { width: 50, gap: 2 },
  taxable: { width: 60, gap: 2 },
  taxes: { width: 88, gap: 12 },
  total: { width: 58, gap: 3 },
};

interface PlacedColumn {
  key: Column;
  x: number;
  width: number;
}

/** Where each column stands. */
function placed(columns: readonly Column[]): PlacedColumn[] {
  let end = RIGHT;
  const amounts = columns
    .filter((key) => key !== "description")
    .toReversed()
    .map((key) => {
      const { width, gap } = WIDTHS[key];
      const x = end - width;
      end = x - gap;
      return { key, x, width };
    });
  return [{ key: "description", x: MARGIN, width: end - MARGIN }, ...amounts.toReversed()];
}

/** An invoice or a credit note as a PDF, on as many pages as its lines take. */
export async function invoicePdf(invoice: InvoiceDocument | CreditNoteDocument, label: string): Promise<Buffer> {
  // Half of what the server otherwise loads: a shop that prints nothing starts without it.
  const { default: Document } = await import("pdfkit");
  const words = paperWords(invoice);
  const issued = new Date(invoice.issuedAt);
  const pdf = new Document({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: `${words.title} ${words.number}`,
      Author: invoice.supplier.name,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  const paper = await paperOf(pdf);
  const bytes = buffer(pdf);
  let y = writeHead(paper, words, label);
  y = writeTable(paper, words, y);
  writeEnd(paper, words, y);
  writeFeet(paper, words);
  pdf.end();
  return bytes;
}

function writeHead(paper: Paper, { title, parties, facts }: InvoiceWords, label: string): number {
  write(paper, label.toLowerCase(), { face: "display", size: 30, color: INK }, { x: MARGIN, y: 76, width: WIDTH / 2 });
  const side = { x: MARGIN + WIDTH / 2, width: WIDTH / 2, align: "end" } as const;
  write(paper, title, { face: "display", size: 20, color: INK }, { ...side, y: 76 });
  let left = 116;
  for (const { title: name, lines } of parties) {
    left = write(paper, name, small, { x: MARGIN, y: left, width: WIDTH / 2 - 24 }) + 1;
    for (const [index, line] of lines.entries()) {
      left = write(paper, line, index === 0 ? strong : text, { x: MARGIN, y: left, width: WIDTH / 2 - 24 });
    }
    left += 12;
  }
  const right = facts.reduce((y, fact) => writeFact(paper, fact, text, y) + 2, 116);
  return Math.max(left, right) + 12;
}

/** A label and its value in the right half. */
function writeFact(paper: Paper, [label, value]: Fact, style: TextStyle, y: number): number {
  const x = MARGIN + WIDTH / 2;
  write(paper, label, style === text ? { ...text, color: MUTED } : style, { x, y, width: WIDTH / 4 + 16 });
  return write(paper, value, style, { x: x + WIDTH / 4 + 16, y, width: WIDTH / 4 - 16, align: "end" });
}

function rule({ pdf }: Paper, y: number, color: string, from = MARGIN): void {
  pdf.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(color).stroke();
}

function writeTable(paper: Paper, { columns, rows }: InvoiceWords, from: number): number {
  const table = placed(columns);
  let y = writeTableHead(paper, table, from);
  for (const row of rows) {
    if (y + rowHeight(paper, table, row) > BOTTOM) {
      paper.pdf.addPage();
      y = writeTableHead(paper, table, MARGIN + 12);
    }
    y = writeRow(paper, table, row, y);
  }
  return y;
}

function writeTableHead(paper: Paper, table: readonly PlacedColumn[], y: number): number {
  rule(paper, y - 12, INK);
  for (const { key, x, width } of table) {
    write(paper, COLUMNS[key], small, { x, y, width, align: key === "description" ? "start" : "end" });
  }
  return y + 18;
}

function rowHeight(paper: Paper, table: readonly PlacedColumn[], { description, taxes }: InvoiceRow): number {
  const lines = linesOf(paper, description, text, table[0]?.width ?? 0).length + 1;
  return Math.max(lines, taxes.length) * text.size * LINE_HEIGHT + 12;
}

function writeRow(paper: Paper, table: readonly PlacedColumn[], row: InvoiceRow, y: number): number {
  rule(paper, y - 12, HAIRLINE);
  for (const { key, ...place } of table) {
    if (key === "description") {
      write(paper, row.hsn, small, { ...place, y: write(paper, row.description, text, { ...place, y }) });
    } else if (key === "taxes") {
      row.taxes.reduce((line, [name, amount]) => {
        write(paper, name, small, { ...place, y: line });
        return write(paper, amount, text, { ...place, y: line, align: "end" });
      }, y);
    } else write(paper, row[key], text, { ...place, y, align: "end" });
  }
  return y + rowHeight(paper, table, row);
}

/** Sums, notes and signature stay together. */
function writeEnd(paper: Paper, { sums, total, notes, signature }: InvoiceWords, from: number): void {
  let y = from;
  if (y + 60 + (sums.length + 1 + notes.length + signature.length) * 16 > BOTTOM) {
    paper.pdf.addPage();
    y = MARGIN + 12;
  }
  rule(paper, y - 12, INK, MARGIN + WIDTH / 2);
  for (const sum of sums) y = writeFact(paper, sum, text, y) + 2;
  y = writeFact(paper, total, strong, y + 2) + 20;
  for (const note of notes) y = write(paper, note, small, { x: MARGIN, y, width: WIDTH });
  y += 20;
  for (const [index, line] of signature.entries()) {
    y = write(paper, line, index === 0 ? strong : small, { x: MARGIN, y, width: WIDTH });
  }
}

function writeFeet(paper: Paper, { title, number }: InvoiceWords): void {
  const { start, count } = paper.pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    paper.pdf.switchToPage(page);
    rule(paper, FOOT - 14, HAIRLINE);
    write(paper, `${title} ${number}`, small, { x: MARGIN, y: FOOT, width: WIDTH / 2 });
    const side = { x: MARGIN + WIDTH / 2, y: FOOT, width: WIDTH / 2, align: "end" } as const;
    write(paper, `Page ${page - start + 1} of ${count}`, small, side);
  }
}
