import type { CreditNoteDocument, InvoiceDocument } from "@selvedge/commerce/invoice";
import { type Html, html } from "../html.ts";
import type { PaperKind } from "./invoice-urls.ts";
import { type Column, COLUMNS, type Fact, type InvoiceRow, paperWords } from "./invoice-words.ts";

/** An invoice or a credit note to read and to print. No script, one style sheet, and the fonts of whoever reads it. */
export function invoicePage(
  paper: InvoiceDocument | CreditNoteDocument,
  { label, pdfUrl }: { label: string; pdfUrl: string },
): string {
  const { title, number, parties, facts, columns, rows, sums, total, notes, signature } = paperWords(paper);
  return document(
    `${title} ${number}`,
    html`${labelLink(label)}
      <p class="ways"><a href="${pdfUrl}">Download as PDF</a></p>`,
    html`<h1>${title}</h1>
      <div class="head">
        ${parties.map(
          (party) =>
            html`<section>
              <h2>${party.title}</h2>
              <p>${party.lines.map((line) => html`${line}<br />`)}</p>
            </section>`,
        )}
        <dl>${facts.map(fact)}</dl>
      </div>
      <div class="wide" role="region" aria-label="Pieces" tabindex="0">
        <table>
          <thead>
            <tr>
              ${columns.map((column) => html`<th scope="col">${COLUMNS[column]}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${columns.map((column) => cell(row, column))}
                </tr> `,
            )}
          </tbody>
        </table>
      </div>
      <dl class="sums">
        ${sums.map(fact)}
        <div class="total">${fact(total)}</div>
      </dl>
      ${notes.map((note) => html`<p>${note}</p>`)}
      <p class="signature">${signature.map((line) => html`${line}<br />`)}</p>`,
  );
}

/** For whoever follows a link to an invoice or a credit note that does not open any more. */
export function missingInvoicePage(kind: PaperKind, label: string, message: string): string {
  const title = `This ${kind.replace("-", " ")} cannot be shown`;
  return document(
    title,
    labelLink(label),
    html`<h1>${title}</h1>
      <p>${message}</p>
      <p>Sign in and open the order, or ask us: the order’s number is enough.</p>
      <p><a href="/my-account/orders">My orders</a></p>`,
  );
}

const labelLink = (label: string): Html => html`<a href="/" class="label">${label.toLowerCase()}</a>`;

const document = (title: string, header: Html, main: Html): string =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/orders/invoice.css" />
      </head>
      <body>
        <header>${header}</header>
        <main>${main}</main>
      </body>
    </html> `.markup;

const fact = ([label, value]: Fact): Html =>
  html`<dt>${label}</dt>
    <dd>${value}</dd> `;

function cell(row: InvoiceRow, column: Column): Html {
  if (column === "description") return html`<th scope="row">${row.description}<br /><span>${row.hsn}</span></th>`;
  if (column !== "taxes") return html`<td>${row[column]}</td>`;
  return html`<td>${row.taxes.map(([name, amount]) => html`<span>${name}</span> ${amount}<br />`)}</td>`;
}
