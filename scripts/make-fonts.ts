/**
 * Subsets the shop's fonts from the full families and writes packages/ui/src/styles/fonts.css: web fonts, and system fonts
 * scaled to the same metrics, so that nothing shifts when a web font arrives. Fails if the files exceed the size budget.
 * Also subsets the fonts of printed invoices, each in one weight, because a PDF embeds its fonts. Run: npm run fonts
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "prettier";
import subsetFont from "subset-font";
import { fontMetrics, type FontMetrics } from "./font-metrics.ts";

const root = join(import.meta.dirname, "..");
const fonts = join(root, "packages/ui/src/fonts");
const families = join(root, "node_modules/@fontsource-variable");

const paperFonts = join(root, "apps/api/src/invoices/fonts");

const preloadBudget = 80_000;

/** Basic Latin, copyright, middle dot, times, dashes, quotes, bullet, ellipsis, narrow spaces, prime, arrows up and down, minus. */
const latin =
  "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2009-200A, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, " +
  "U+2032-2033, U+2191, U+2193, U+2212, U+2215";
/** The rest of Latin-1, oe, other quotes, euro, trade mark: a third of a file, for characters that few pages need. */
const accents =
  "U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+201A, U+201E, " +
  "U+2039-203A, U+2044, U+20AC, U+2122";
const rupee = "U+20B9";

/** Spacing, ligatures, accents, and the digit style of prices. */
const keepFeatures = ["ccmp", "locl", "kern", "liga", "calt", "mark", "mkmk", "rvrn", "lnum", "tnum"];

// At an optical size of 60 Newsreader is sharp enough for titles; the weights are those of the type scale.
const display = {
  family: "Newsreader Variable",
  folder: "newsreader/files",
  axes: { opsz: 60, wght: { min: 300, max: 400 } },
};
const text = { family: "Anek Latin Variable", folder: "anek-latin/files", axes: { wght: { min: 400, max: 600 } } };

interface WebFont {
  file: string;
  /** Name of the full font file; its ending says whether it is italic. */
  source: string;
  cut: typeof display | typeof text;
  range: string;
  preloaded?: boolean;
}

// The rupee sign is in the families' latin-ext files, which are too large to load for one character.
const webFonts: WebFont[] = [
  {
    file: "newsreader-display-roman",
    source: "newsreader-latin-opsz-normal",
    cut: display,
    range: latin,
    preloaded: true,
  },
  { file: "newsreader-display-italic", source: "newsreader-latin-opsz-italic", cut: display, range: latin },
  { file: "newsreader-accents", source: "newsreader-latin-opsz-normal", cut: display, range: accents },
  { file: "newsreader-accents-italic", source: "newsreader-latin-opsz-italic", cut: display, range: accents },
  { file: "newsreader-rupee", source: "newsreader-latin-ext-opsz-normal", cut: display, range: rupee },
  { file: "newsreader-rupee-italic", source: "newsreader-latin-ext-opsz-italic", cut: display, range: rupee },
  { file: "anek-latin", source: "anek-latin-latin-wght-normal", cut: text, range: latin, preloaded: true },
  { file: "anek-accents", source: "anek-latin-latin-wght-normal", cut: text, range: accents },
  { file: "anek-rupee", source: "anek-latin-latin-ext-wght-normal", cut: text, range: rupee, preloaded: true },
];

/** The rest of the Latin alphabets, for names, and currency signs, including the rupee. */
const otherLatin = "U+0100-024F, U+1E00-1EFF, U+20A0-20C0";
/** Joiners that control how letters connect, and the dotted circle. */
const joiners = "U+200C-200D, U+25CC";
/** The other scripts of India, each with its subset name at Google and its Unicode block. All characters of each are kept. */
const indianScripts = [
  { family: "anek-devanagari", subset: "devanagari", range: "U+0900-097F, U+A8E0-A8FF" },
  { family: "anek-bangla", subset: "bengali", range: "U+0980-09FF" },
  { family: "anek-gurmukhi", subset: "gurmukhi", range: "U+0A00-0A7F" },
  { family: "anek-gujarati", subset: "gujarati", range: "U+0A80-0AFF" },
  { family: "anek-odia", subset: "oriya", range: "U+0B00-0B7F" },
  { family: "anek-tamil", subset: "tamil", range: "U+0B80-0BFF" },
  { family: "anek-telugu", subset: "telugu", range: "U+0C00-0C7F" },
  { family: "anek-kannada", subset: "kannada", range: "U+0C80-0CFF" },
  { family: "anek-malayalam", subset: "malayalam", range: "U+0D00-0D7F" },
  // For Urdu, Kashmiri and Sindhi. Each letter is one glyph, so that text can be extracted from the PDF.
  {
    family: "scheherazade-new",
    subset: "arabic",
    range: "U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFF",
  },
];
const anek = { folder: "anek-latin/files", source: "anek-latin-latin-wght-normal" };
const anekExt = { folder: "anek-latin/files", source: "anek-latin-latin-ext-wght-normal" };

const papers = [
  { file: "anek-regular", ...anek, axes: { wght: 400 }, range: `${latin}, ${accents}` },
  { file: "anek-regular-ext", ...anekExt, axes: { wght: 400 }, range: otherLatin },
  { file: "anek-semibold", ...anek, axes: { wght: 600 }, range: `${latin}, ${accents}` },
  { file: "anek-semibold-ext", ...anekExt, axes: { wght: 600 }, range: otherLatin },
  ...indianScripts.map(({ family, subset, range }) => ({
    file: family,
    ...(family.startsWith("anek")
      ? { folder: `${family}/files`, source: `${family}-${subset}-wght-normal`, axes: { wght: 400 } }
      : { folder: `../@fontsource/${family}/files`, source: `${family}-${subset}-400-normal`, axes: {} }),
    range: `${range}, ${joiners}`,
  })),
  {
    file: "newsreader-light",
    folder: "newsreader/files",
    source: "newsreader-latin-opsz-normal",
    axes: { opsz: 60, wght: 300 },
    range: `${latin}, ${accents}`,
  },
];

// Mean advance of each system font over the letters of font-metrics.ts, measured on free fonts with the same widths: Gelasio
// for Georgia, Tinos for Times New Roman, Arimo for Arial. The browser tries the last rule of a family first, so the most
// common font is last.
const fallbacks = [
  {
    family: "Newsreader Fallback",
    style: "normal",
    measure: { file: "newsreader-display-roman", axes: { wght: 300 } },
    fonts: [
      { names: ["DejaVu Serif"], advance: 0.5117 },
      { names: ["Noto Serif", "Noto Serif Regular"], advance: 0.4785 },
      { names: ["Times New Roman", "Liberation Serif", "Tinos"], advance: 0.3997 },
      { names: ["Georgia", "Gelasio"], advance: 0.4388 },
    ],
  },
  {
    family: "Newsreader Fallback",
    style: "italic",
    measure: { file: "newsreader-display-italic", axes: { wght: 400 } },
    fonts: [
      { names: ["DejaVu Serif Italic"], advance: 0.5117 },
      { names: ["Noto Serif Italic"], advance: 0.4643 },
      { names: ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic"], advance: 0.4013 },
      { names: ["Georgia Italic", "Gelasio Italic"], advance: 0.4479 },
    ],
  },
  {
    family: "Anek Latin Fallback",
    style: "normal",
    measure: { file: "anek-latin", axes: { wght: 400 } },
    fonts: [
      { names: ["DejaVu Sans"], advance: 0.5065 },
      { names: ["Roboto", "Roboto Regular"], advance: 0.4425 },
      { names: ["Arial", "Helvetica", "Liberation Sans", "Arimo"], advance: 0.4412 },
    ],
  },
];

/** The characters of a CSS `unicode-range`. */
function charactersOf(range: string): string {
  return range
    .split(", ")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}

function webFontRule({ file, source, cut, range }: WebFont): string {
  return `@font-face {
  font-family: "${cut.family}";
  font-style: ${source.endsWith("italic") ? "italic" : "normal"};
  font-weight: ${cut.axes.wght.min} ${cut.axes.wght.max};
  font-display: swap;
  src: url("../fonts/${file}.woff2") format("woff2");
  unicode-range: ${range};
}
`;
}

/** A system font, scaled so that its line height and line length equal those of the web font. */
function fallbackRule(family: string, style: string, names: string[], advance: number, metrics: FontMetrics): string {
  const size = metrics.advance / advance;
  const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  src: ${names.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};
}
`;
}

await mkdir(fonts, { recursive: true });
const rules: string[] = [];
let preloadedBytes = 0;

for (const font of webFonts) {
  const source = await readFile(join(families, font.cut.folder, `${font.source}.woff2`));
  const variationAxes = font.cut.axes;
  const cut = await subsetFont(source, charactersOf(font.range), {
    targetFormat: "woff2",
    keepFeatures,
    variationAxes,
  });
  await writeFile(join(fonts, `${font.file}.woff2`), cut);
  rules.push(webFontRule(font));
  if (font.preloaded) preloadedBytes += cut.length;
  console.log(`${font.file.padEnd(28)}${String(cut.length).padStart(7)} bytes${font.preloaded ? ", preloaded" : ""}`);
}

await mkdir(paperFonts, { recursive: true });
for (const { file, folder, source, axes, range } of papers) {
  const whole = await readFile(join(families, folder, `${source}.woff2`));
  const cut = await subsetFont(whole, charactersOf(range), { targetFormat: "sfnt", variationAxes: axes });
  await writeFile(join(paperFonts, `${file}.ttf`), cut);
  console.log(`${file.padEnd(28)}${String(cut.length).padStart(7)} bytes, on paper`);
}

for (const { family, style, measure, fonts: systemFonts } of fallbacks) {
  const webFont = await readFile(join(fonts, `${measure.file}.woff2`));
  const letters = " abcdefghijklmnopqrstuvwxyz";
  const instance = await subsetFont(webFont, letters, { targetFormat: "sfnt", variationAxes: measure.axes });
  const metrics = fontMetrics(instance);
  for (const { names, advance } of systemFonts) rules.push(fallbackRule(family, style, names, advance, metrics));
}

const banner = "/* Generated by scripts/make-fonts.ts. Do not edit. */\n";
const css = await format([banner, ...rules].join("\n"), { parser: "css", printWidth: 120 });
await mkdir(join(root, "packages/ui/src/styles"), { recursive: true });
await writeFile(join(root, "packages/ui/src/styles/fonts.css"), css);
await copyFile(join(families, "newsreader/LICENSE"), join(fonts, "OFL-newsreader.txt"));
await copyFile(join(families, "anek-latin/LICENSE"), join(fonts, "OFL-anek-latin.txt"));
for (const family of ["newsreader", "anek-latin", ...indianScripts.map(({ family }) => family)]) {
  const folder = family === "scheherazade-new" ? `../@fontsource/${family}` : family;
  await copyFile(join(families, folder, "LICENSE"), join(paperFonts, `OFL-${family}.txt`));
}

console.log(`${"preloaded".padEnd(28)}${String(preloadedBytes).padStart(7)} bytes of ${preloadBudget}`);
if (preloadedBytes > preloadBudget) throw new Error("The preloaded fonts are over their budget.");
