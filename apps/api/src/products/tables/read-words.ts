import { convert } from "html-to-text";

const HTML = /<[a-z!/][^>]*>|&[a-z]+;|&#\d+;/i;

/** The text of HTML: paragraphs separated by an empty line, no markup, no scripts. Text without markup stays as it is. */
export function plainText(html: string): string {
  if (!HTML.test(html)) return html.replace(/\r\n?/g, "\n").trim();
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
      { selector: "ul", options: { itemPrefix: "• " } },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * Rupees as people and spreadsheets write them: "₹1,800", "Rs. 1,80,000.50", "1800,50". Null if it is none, or if a single point or comma
 * could be either of both.
 */
export function readAmount(text: string): number | null {
  const digits = text.replace(/^(₹|rs\.?|inr)|(₹|inr|\/-)$/gi, "").replace(/[\s\u00a0\u202f]/g, "");
  if (/^\d+(\.\d{1,2})?$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d{1,2})?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  if (/^\d{1,3}(\.\d{3})*,\d{1,2}$/.test(digits)) return Number(digits.replaceAll(".", "").replace(",", "."));
  if (/^\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(",", "."));
  if (/^\d+\.0{3,}$/.test(digits)) return Number(digits);
  return null;
}

/** A name as part of an address: "Bañana Tee!" is "banana-tee". Empty if it has no letter or digit of ASCII. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** "Linen, Summer" as a list. */
export const readTags = (text: string): string[] =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

/** Whether a spreadsheet has turned a long number into one with an exponent, which has lost digits. */
export const isRounded = (code: string): boolean => /^\d([.,]\d+)?e\+\d+$/i.test(code);

const COLORS: readonly [word: string, code: string][] = [
  ["black", "#1a1a1a"],
  ["white", "#ffffff"],
  ["ivory", "#f6f1e3"],
  ["cream", "#f3e9d2"],
  ["beige", "#d9c7a7"],
  ["grey", "#8a8a8a"],
  ["gray", "#8a8a8a"],
  ["silver", "#c0c0c0"],
  ["brass", "#b98a3e"],
  ["copper", "#b06a3f"],
  ["brown", "#6f4a2f"],
  ["rust", "#a4502d"],
  ["orange", "#d9772b"],
  ["gold", "#c9a24b"],
  ["mustard", "#c99a2e"],
  ["yellow", "#e8c440"],
  ["olive", "#6e6f3a"],
  ["green", "#3f6b4a"],
  ["teal", "#2f6f73"],
  ["indigo", "#1b2339"],
  ["navy", "#1f2a4d"],
  ["blue", "#3a5f9e"],
  ["purple", "#5f3f7a"],
  ["lilac", "#b59fce"],
  ["maroon", "#5e1f2a"],
  ["wine", "#5e1f2a"],
  ["red", "#b0302f"],
  ["pink", "#d98a9e"],
];

/** The colour of a swatch by a word of its name; a light grey for a name without one. */
export const colorCodeOf = (name: string): string =>
  COLORS.find(([word]) => name.toLowerCase().includes(word))?.[1] ?? "#b9b4ac";
