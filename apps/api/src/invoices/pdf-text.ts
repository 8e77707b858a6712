import { FACES, fontFiles } from "./fonts.ts";

/** How a text looks. */
export interface TextStyle {
  face: keyof typeof FACES;
  size: number;
  color: string;
}

export interface Placed {
  x: number;
  /** Of the first line's baseline. */
  y: number;
  width: number;
  /** @default "start" */
  align?: "start" | "end";
}

/** As make-fonts.ts cuts them. What is in neither is in the first font, or in none. */
const OTHER_LATIN = String.raw`\u0100-\u024f\u1e00-\u1eff\u20a0-\u20c0`;
const DEVANAGARI = String.raw`\u0900-\u097f\u200c\u200d\u25cc\ua8e0-\ua8ff`;
const RUNS = new RegExp(`([${OTHER_LATIN}]+)|([${DEVANAGARI}]+)|([^${OTHER_LATIN}${DEVANAGARI}]+)`, "gu");
export const LINE_HEIGHT = 1.35;

/** Gives a document the fonts of the faces. */
export async function registerFonts(paper: PDFKit.PDFDocument): Promise<void> {
  for (const [name, font] of await fontFiles()) paper.registerFont(name, font);
}

/** Parts of a text by the font that has them. */
function runsOf(text: string, { face }: TextStyle) {
  const [latin, other, devanagari] = FACES[face];
  return Array.from(text.matchAll(RUNS), ([run, isOther, isDevanagari]) => ({
    run,
    font: isOther ? other : isDevanagari ? devanagari : latin,
  }));
}

function widthOf(paper: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return runsOf(text, style).reduce(
    (width, { run, font }) => width + paper.font(font).fontSize(style.size).widthOfString(run),
    0,
  );
}

/** The lines that a text makes in a width. A word that is longer than a line goes on in the next one. */
export function linesOf(paper: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): string[] {
  const fits = (line: string) => widthOf(paper, line, style) <= width;
  const lines: string[] = [""];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? "";
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else lines.push(...brokenWord(word, fits));
  }
  return lines.filter((line, index) => index > 0 || line !== "");
}

function brokenWord(word: string, fits: (part: string) => boolean): string[] {
  const parts = [""];
  for (const { segment } of new Intl.Segmenter("en").segment(word)) {
    const longer = (parts.at(-1) ?? "") + segment;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

/** Writes a text, in as many lines as it takes. Returns the baseline of what comes below it. */
export function write(paper: PDFKit.PDFDocument, text: string, style: TextStyle, place: Placed): number {
  let { y } = place;
  for (const line of linesOf(paper, text, style, place.width)) {
    let x = place.x + (place.align === "end" ? place.width - widthOf(paper, line, style) : 0);
    for (const { run, font } of runsOf(line, style)) {
      paper.font(font).fontSize(style.size).fillColor(style.color);
      paper.text(run, x, y, { lineBreak: false, baseline: "alphabetic" });
      x += paper.widthOfString(run);
    }
    y += style.size * LINE_HEIGHT;
  }
  return y;
}
