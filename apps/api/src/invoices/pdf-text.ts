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

/** What is drawn on, and the fonts that it has. */
export interface Paper {
  pdf: PDFKit.PDFDocument;
  fonts: PaperFonts;
}

/** Gives a document the fonts of the faces. */
export async function paperOf(pdf: PDFKit.PDFDocument): Promise<Paper> {
  const fonts = await paperFonts();
  for (const { name, font } of fonts.values()) {
    // PDFKit takes a font that is open as well, which its types do not say.
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

/** The lines that a text makes in a width. A word that is longer than a line goes on in the next one. */
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

/** Writes a text, in as many lines as it takes. Returns the baseline of what comes below it. */
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

/** Ends what is marked with its text. PDFKit counts from the top of the page, and Poppler puts the text where the page's own coordinates say. */
function endMarked({ pdf }: Paper): void {
  pdf.save();
  pdf.transform(1, 0, 0, -1, 0, pdf.page.height);
  pdf.endMarkedContent();
  pdf.restore();
}
