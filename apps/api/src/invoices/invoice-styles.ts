const face = (family: string, weight: number, file: string) =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("/orders/invoice-fonts/${file}.ttf") }`;

/** Styles of an invoice's page: fonts and colours of the theme, and black on white on paper. */
export const invoiceStyles = `
${face("Anek", 400, "anek-regular")}
${face("Anek Ext", 400, "anek-regular-ext")}
${face("Anek", 600, "anek-semibold")}
${face("Anek Ext", 600, "anek-semibold-ext")}
${face("Newsreader", 300, "newsreader-light")}
:root { color-scheme: light dark; --paper: light-dark(#f8f6f1, #12172b); --ink: light-dark(#211d1a, #f1ede3); --muted: light-dark(#5c554c, #b9b4a8); --line: light-dark(#ddd7ca, #39426a) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 32px 16px 96px; background: var(--paper); color: var(--ink); font: 16px/1.5 Anek, "Anek Ext", "Segoe UI", Roboto, Helvetica, Arial, sans-serif }
a { color: inherit; text-underline-offset: .2em }
a:focus-visible, .wide:focus-visible { outline: 2px solid; outline-offset: 4px }
.label { display: inline-block; font: 300 40px/1.4 Newsreader, Georgia, "Times New Roman", serif; letter-spacing: -.045em; text-decoration: none }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 8px 24px }
h1 { margin: 40px 0 32px; font: 300 32px/1.25 Newsreader, Georgia, "Times New Roman", serif }
h2 { margin: 0 0 4px; color: var(--muted); font: inherit; font-size: 14px }
p { margin: 0 0 8px; overflow-wrap: anywhere }
.head { display: grid; gap: 32px; margin-bottom: 48px }
@media (min-width: 40rem) { .head { grid-template-columns: 1fr 1fr } .head dl { grid-column: 1 / -1 } }
@media (min-width: 60rem) { .head { grid-template-columns: 1fr 1fr 1.4fr } .head dl { grid-column: auto } }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 24px; margin: 0; align-content: start }
dt { color: var(--muted) }
dd { margin: 0; text-align: end; font-variant-numeric: lining-nums tabular-nums; overflow-wrap: break-word }
.wide { overflow-x: auto; margin-bottom: 24px }
table { width: 100%; min-width: 44rem; border-collapse: collapse; font-size: 14px; font-variant-numeric: lining-nums tabular-nums }
th, td { padding: 8px 0 8px 16px; border-top: 1px solid var(--line); text-align: end; vertical-align: top; font-weight: 400; white-space: nowrap }
thead th { border-top: 1px solid var(--ink); color: var(--muted) }
th:first-child { padding-inline-start: 0; text-align: start; white-space: normal }
td span, th span { color: var(--muted) }
.sums { margin: 0 0 40px auto; max-width: 22rem; border-top: 1px solid var(--ink); padding-top: 8px }
.total { display: contents; font-weight: 600 }
.total dt { color: inherit }
.signature { margin-top: 40px }
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --muted: #444; --line: #bbb }
  @page { size: A4; margin: 16mm }
  body { max-width: none; padding: 0; font-size: 10pt }
  .ways { display: none }
  .head { grid-template-columns: 1fr 1fr 1.3fr; gap: 16px }
  .head dl { grid-column: auto }
  .wide { overflow: visible }
  table { min-width: 0; font-size: 8.5pt }
  tr, .sums, .signature { break-inside: avoid }
}
`;
