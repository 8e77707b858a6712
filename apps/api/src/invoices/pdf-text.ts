import { FACES, type PaperFonts, paperFonts } from "./fonts.ts";
import { readable } from "./readable-font.ts";
import { directionOf, runsOf } from "./text-runs.ts";

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

export const LINE_HEIGHT = 1.35;

/** A PDF document and its fonts. */
export interface Paper {
  pdf: PDFKit.PDFDocument;
  fonts: PaperFonts;
}

/** Registers the fonts with a document. */
export async function paperOf(pdf: PDFKit.PDFDocument): Promise<Paper> {
  const fonts = await paperFonts();
  for (const { name, font } of fonts.values()) {
    // PDFKit also accepts a parsed font, which its types lack.
    pdf.registerFont(name, readable(font) as unknown as Buffer);
  }
  return { pdf, fonts };
}

/** Runs of a line with their widths. */
function measured({ pdf, fonts }: Paper, line: string, { face, size }: TextStyle, direction: "ltr" | "rtl") {
  const ofFace = FACES[face].flatMap((name) => fonts.get(name) ?? []);
  return runsOf(line, ofFace, direction).map((run) => ({
    ...run,
    width: pdf.font(run.font.name).fontSize(size).widthOfString(run.text),
  }));
}

const widthOf = (runs: readonly { width: number }[]) => runs.reduce((sum, { width }) => sum + width, 0);

/** Wraps a text to a width. A word that is longer than a line is broken. */
export function linesOf(paper: Paper, text: string, style: TextStyle, width: number): string[] {
  const fits = (line: string) => widthOf(measured(paper, line, style, "ltr")) <= width;
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

/** Draws a text, wrapped to the width. Returns the baseline of the line below it. */
export function write(paper: Paper, text: string, style: TextStyle, place: Placed): number {
  const direction = directionOf(text);
  let { y } = place;
  for (const line of linesOf(paper, text, style, place.width)) {
    const runs = measured(paper, line, style, direction);
    const isReordered = runs.some(({ font }) => font.isReordered) && !runs.some(({ font }) => font.isRightToLeft);
    if (isReordered) paper.pdf.markContent("Span", { actual: line });
    let x = place.x + (place.align === "end" ? place.width - widthOf(runs) : 0);
    for (const { text: run, font, width } of runs) {
      paper.pdf.font(font.name).fontSize(style.size).fillColor(style.color);
      paper.pdf.text(run, x, y, { lineBreak: false, baseline: "alphabetic" });
      x += width;
    }
    if (isReordered) endMarked(paper);
    y += style.size * LINE_HEIGHT;
  }
  return y;
}

/** Ends marked content in the coordinates of the page. PDFKit flips them, and Poppler would misplace the text. */
function endMarked({ pdf }: Paper): void {
  pdf.save();
  pdf.transform(1, 0, 0, -1, 0, pdf.page.height);
  pdf.endMarkedContent();
  pdf.restore();
}
