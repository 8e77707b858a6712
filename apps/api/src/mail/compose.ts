import { type Html, html } from "../html.ts";
import type { MailContent } from "./mail.ts";

/** A line of what was bought. */
export interface MailLine {
  title: string;
  /** Size, material, quantity. */
  detail: string;
  amount: string;
}

/** A part of a mail. Amounts and dates arrive as the text to show. */
export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: [label: string, value: string][] }
  | { kind: "lines"; lines: MailLine[] }
  | { kind: "totals"; totals: [label: string, amount: string][] }
  | { kind: "button"; label: string; url: string };

export interface MailOutline {
  subject: string;
  /** The label's name, the word mark on top. */
  label: string;
  heading: string;
  blocks: MailBlock[];
  /** The last, small line: why the reader gets this. */
  footnote: string;
}

// Mail programs know neither style sheets nor web fonts; the values are those of the light theme.
const PAPER = "#f8f6f1";
const INK = "#211d1a";
const MUTED = "#5c554c";
const HAIRLINE = "#ddd7ca";
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const CELL = `padding:8px 0;border-top:1px solid ${HAIRLINE};vertical-align:top`;

/** Renders a mail in both of its forms from one outline, so that the plain text never says less than the HTML. */
export function composeMail({ subject, label, heading, blocks, footnote }: MailOutline): MailContent {
  const document = html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:${PAPER};color:${INK};font:16px/1.5 ${SANS}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px;text-align:left"
              >
                <tr>
                  <td style="font:300 32px/1 ${SERIF};letter-spacing:-0.045em;padding-bottom:32px">
                    ${label.toLowerCase()}
                  </td>
                </tr>
                <tr>
                  <td><h1 style="margin:0 0 16px;font:400 28px/1.25 ${SERIF}">${heading}</h1></td>
                </tr>
                ${blocks.map(
                  (block) =>
                    html`<tr>
                      <td style="padding-bottom:24px">${blockHtml(block)}</td>
                    </tr> `,
                )}
                <tr>
                  <td style="${CELL};font-size:13px;color:${MUTED}">${footnote}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  const text = [label.toLowerCase(), heading, ...blocks.map(blockText), `--\n${footnote}`].join("\n\n");
  return { subject, html: document.markup, text: `${text}\n` };
}

function blockHtml(block: MailBlock): Html {
  switch (block.kind) {
    case "text":
      return html`<p style="margin:0">${block.text}</p>`;
    case "facts":
      return table(block.facts.map(([label, value]) => row(html`<span style="color:${MUTED}">${label}</span>`, value)));
    case "lines":
      return table(
        block.lines.map(({ title, detail, amount }) =>
          row(html`${title}<br /><span style="font-size:14px;color:${MUTED}">${detail}</span>`, amount),
        ),
      );
    case "totals":
      return table(block.totals.map(([label, amount]) => row(html`${label}`, amount)));
    case "button":
      return html`<a
        href="${block.url}"
        style="display:inline-block;background:${INK};color:${PAPER};padding:14px 24px;text-decoration:none"
        >${block.label}</a
      >`;
  }
}

function table(rows: Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
    ${rows}
  </table>`;
}

function row(left: Html, right: string): Html {
  return html`<tr>
    <td style="${CELL}">${left}</td>
    <td align="right" style="${CELL}">${right}</td>
  </tr>`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "facts":
      return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "lines":
      return block.lines.map(({ title, detail, amount }) => `${title}\n  ${detail}\n  ${amount}`).join("\n");
    case "totals":
      return block.totals.map(([label, amount]) => `${label}: ${amount}`).join("\n");
    case "button":
      return `${block.label}: ${block.url}`;
  }
}
