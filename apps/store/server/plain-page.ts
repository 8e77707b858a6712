import { formatPhone } from "@selvedge/commerce/phone-format";
import tokens from "@selvedge/ui/tokens.json" with { type: "json" };
import { brand } from "../src/brand.ts";
import { firstHead } from "./first-head.ts";

const { light, dark } = tokens.color;

/** A token's colour in both themes. */
const both = (pick: (theme: typeof light) => { $value: { hex: string } }) =>
  `light-dark(${pick(light).$value.hex}, ${pick(dark).$value.hex})`;

const styles = `
:root { color-scheme: light dark; --ink: ${both((theme) => theme.ink.default)}; --muted: ${both((theme) => theme.ink.muted)}; --accent: ${both((theme) => theme.accent.default)} }
[data-theme=light] { color-scheme: light }
[data-theme=dark] { color-scheme: dark }
* { box-sizing: border-box; margin: 0 }
body { display: flex; flex-direction: column; min-height: 100svh; background: ${both((theme) => theme.surface.page)}; color: var(--ink); font: 1rem/1.6 "Anek Latin", "Segoe UI", Roboto, Helvetica, Arial, sans-serif }
header { padding: .75rem; text-align: center; border-bottom: 1px solid ${both((theme) => theme.line.hairline)} }
header a { font: 2rem/1.2 Georgia, serif; text-decoration: none }
main { flex: 1; display: flex; flex-direction: column; justify-content: center; align-items: start; padding: 3rem clamp(1rem, 4.44vw, 4rem); overflow-wrap: anywhere }
h1 { max-width: 9em; font: 400 clamp(2.75rem, 1.75rem + 5.5vw, 6.5rem)/1.04 Georgia, serif; letter-spacing: -.02em; text-wrap: balance }
h2 { margin-top: 2.5rem; font: 400 1.5rem/1.2 Georgia, serif }
ul { margin-top: .5rem; padding: 0; list-style: none }
li a { display: inline-block; padding: .625rem 0 }
p { margin-top: 1.25rem; max-width: 34rem; color: var(--muted) }
h1 + p { margin-top: 2rem; font-size: 1.25rem }
a { color: var(--ink); text-underline-offset: .25em }
a:focus-visible { outline: 2px solid ${both((theme) => theme.focus.ring)}; outline-offset: 3px }
.again { display: inline-block; padding: .75rem 2rem; border-radius: 2px; background: var(--accent); color: ${both((theme) => theme.accent.on)}; font-weight: 500; text-decoration: none }
.phone { white-space: nowrap }
svg { display: block; width: 100%; height: clamp(8rem, 24vh, 14rem); color: var(--accent) }
`;

const NAMES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => NAMES[character] ?? "");

/** A self-contained document: it requests no files and reads the same without scripts. */
export interface PlainPage {
  html: string;
  /** Extends a content policy to allow the document, by hashes. */
  allowedBy: (policy: string) => string;
}

interface PlainText {
  title: string;
  /** As HTML markup. */
  text: string;
  /** Markup below the suggested actions. @default none */
  more?: string;
  /** A script of this page, in addition to the one of every page. @default none */
  script?: string;
}

/** A self-contained page of the shop. Colours come from the tokens, fonts from the shopper's system. */
function plainPage({ title, text, more = "", script }: PlainText): PlainPage {
  const { markup, allowedBy } = firstHead(styles, "", script);
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(brand.name)}</title>
${markup}
</head>
<body>
<header><a href="/" aria-label="${escapeHtml(brand.name)}, home">${escapeHtml(brand.wordmark)}</a></header>
<main>
<h1>${title}.</h1>
<p>${text}</p>
<p><a class="again" href="">Try Again</a></p>
<p>Or call <a class="phone" href="tel:${escapeHtml(brand.phone)}">${escapeHtml(formatPhone(brand.phone))}</a>, ${escapeHtml(brand.hours)}.</p>
${more}</main>
<svg aria-hidden="true" viewBox="0 0 1440 180" preserveAspectRatio="xMaxYMid slice" fill="none"><path d="M0 90 H720 C820 90 830 30 900 40 S960 150 1040 140 S1120 50 1200 70 S1330 130 1440 60" stroke="currentColor" stroke-width="1.5" stroke-dasharray="9 6"/></svg>
</body>
</html>
`;
  return { html, allowedBy };
}

/** Shown when no page could be rendered. */
export const failurePage = (): PlainPage =>
  plainPage({ title: "The loom has stopped", text: "It is us, not you. Try again in a minute." });

/**
 * Shown while offline for a page that was not cached. It requests that page again as soon as the connection is back.
 * `public/worker.js` replaces the marker with the cached pages.
 */
export const offlinePage = (): PlainPage =>
  plainPage({
    title: "You are offline",
    text: "This page needs the line. Your cart, wishlist, account and orders lie with us, and nothing in them is lost.",
    more: "<!-- kept -->\n",
    script: `addEventListener("online",()=>location.reload())`,
  });
