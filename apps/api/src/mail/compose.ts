import { createHash } from "node:crypto";
import { Html, html } from "../html.ts";
import type { MailContent } from "./mail.ts";

/** A line of an order. */
export interface MailLine {
  title: string;
  /** Size, material, quantity. */
  detail: string;
  amount: string;
}

/** A block of a mail. Amounts and dates are formatted text. */
export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: [label: string, value: string][] }
  | { kind: "lines"; lines: MailLine[] }
  | { kind: "totals"; totals: [label: string, amount: string][] }
  | { kind: "button"; label: string; url: string }
  | { kind: "link"; label: string; url: string };

export interface MailOutline {
  subject: string;
  /** The shop's name, shown at the top. */
  label: string;
  heading: string;
  blocks: MailBlock[];
  /** The small last line: why the reader gets this mail. */
  footnote: string;
}

// Many mail programs support neither style sheets nor web fonts, so the light theme's values are inline styles.
const PAPER = "#f8f6f1";
const INK = "#211d1a";
const MUTED = "#5c554c";
const HAIRLINE = "#ddd7ca";
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const CELL = `padding:8px 0;border-top:1px solid ${HAIRLINE};vertical-align:top`;

/**
 * The dark theme, for programs that follow the device's setting. Programs that invert colours themselves find plain
 * colours to invert, and a button with a border. Long words break, so that a mail never exceeds a phone's width.
 */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
.long { overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  .paper { background: #14161f !important; color: #f2eee6 !important }
  .muted { color: #b9b3a8 !important }
  .line { border-color: #2c303e !important }
  .link { color: #f2eee6 !important }
  .button { background: #f2eee6 !important; border-color: #f2eee6 !important; color: #14161f !important }
}`;

/** The style source that a content security policy must allow for a page that shows a mail. */
export const MAIL_STYLES_SOURCE = `'sha256-${createHash("sha256").update(STYLES).digest("base64")}'`;

/** Renders HTML and plain text from one outline, so that both say the same. */
export function composeMail({ subject, label, heading, blocks, footnote }: MailOutline): MailContent {
  const document = html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${new Html(`<style>${STYLES}</style>`)}
      </head>
      <body class="paper" style="margin:0;background:${PAPER};color:${INK};font:16px/1.5 ${SANS}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="paper"
          style="background:${PAPER};color:${INK}"
        >
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
                  <td><h1 class="long" style="margin:0 0 16px;font:400 28px/1.25 ${SERIF}">${heading}</h1></td>
                </tr>
                ${blocks.map(
                  (block) =>
                    html`<tr>
                      <td style="padding-bottom:24px">${blockHtml(block)}</td>
                    </tr> `,
                )}
                <tr>
                  <td class="line muted" style="${CELL};font-size:13px;color:${MUTED}">${footnote}</td>
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
      return html`<p class="long" style="margin:0">${block.text}</p>`;
    case "facts":
      return table(
        block.facts.map(([label, value]) =>
          row(
            html`<span class="muted" style="color:${MUTED}">${label}</span>`,
            html`<span class="long">${value}</span>`,
          ),
        ),
      );
    case "lines":
      return table(
        block.lines.map(({ title, detail, amount }) =>
          row(
            html`<span class="long">${title}</span><br /><span class="muted" style="font-size:14px;color:${MUTED}"
                >${detail}</span
              >`,
            html`${amount}`,
          ),
        ),
      );
    case "totals":
      return table(block.totals.map(([label, amount]) => row(html`${label}`, html`${amount}`)));
    case "button":
      return html`<a
        href="${block.url}"
        class="button"
        style="display:inline-block;background:${INK};border:1px solid ${INK};border-radius:2px;color:${PAPER};padding:14px 24px;text-decoration:none"
        >${block.label}</a
      >`;
    case "link":
      return html`<a href="${block.url}" class="link" style="color:${INK}">${block.label}</a>`;
  }
}

function table(rows: Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
    ${rows}
  </table>`;
}

function row(left: Html, right: Html): Html {
  return html`<tr>
    <td class="line" style="${CELL}">${left}</td>
    <td align="right" class="line" style="${CELL};padding-left:16px">${right}</td>
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
    case "link":
      return `${block.label}: ${block.url}`;
  }
}
