import bidiFactory from "bidi-js";
import type { PaperFont } from "./fonts.ts";

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en");
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/** A part of a line in one font. */
export interface Run {
  text: string;
  font: PaperFont;
  /** Index of its leftmost character in visual order. */
  visualIndex: number;
}

/** A grapheme: a letter with its combining marks. */
interface Cluster extends Run {
  isRightToLeft: boolean;
}

/**
 * Splits a line into runs, in visual order from left to right. Each grapheme takes the first font that contains it; one that no
 * font contains is replaced by its code points, `[U+4E2D]`. `direction` is the base direction of the paragraph.
 */
export function runsOf(line: string, fonts: readonly PaperFont[], direction: "ltr" | "rtl"): Run[] {
  const runs: (Run & { last: Cluster })[] = [];
  for (const cluster of clustersOf(line, fonts, direction)) {
    const run = runs.at(-1);
    if (run && joins(run.last, cluster)) {
      run.text += cluster.text;
      run.visualIndex = Math.min(run.visualIndex, cluster.visualIndex);
      run.last = cluster;
      continue;
    }
    runs.push({ text: cluster.text, font: cluster.font, visualIndex: cluster.visualIndex, last: cluster });
  }
  return runs.toSorted((one, other) => one.visualIndex - other.visualIndex);
}

/** The base direction of a text, by its first strong character. */
export function directionOf(text: string): "ltr" | "rtl" {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? "rtl" : "ltr";
}

/**
 * Whether two graphemes share a run. The shaper lays out an Arabic font from right to left and all others from left to right, so
 * graphemes against that direction, such as numbers, become runs of their own.
 */
function joins(before: Cluster, { font, isRightToLeft }: Cluster): boolean {
  return before.font === font && before.isRightToLeft === isRightToLeft && isRightToLeft === font.isRightToLeft;
}

function clustersOf(line: string, fonts: readonly PaperFont[], direction: "ltr" | "rtl"): Cluster[] {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const visual = new Map(bidi.getReorderedIndices(line, levels).map((index, visualIndex) => [index, visualIndex]));
  return Array.from(graphemes.segment(line)).flatMap(({ segment: source, index }) => {
    const isRightToLeft = (levels.levels[index] ?? 0) % 2 === 1;
    const visualIndex = visual.get(index) ?? index;
    const { font, text } = fontFor(fonts, source);
    if (!font || text === "") return [];
    const mirrored = isRightToLeft ? (bidi.getMirroredCharacter(text) ?? text) : text;
    return [{ text: mirrored, font, visualIndex, isRightToLeft }];
  });
}

/** The first font that contains a grapheme, composed or decomposed, and the text to draw; without one, its code points in the first font. */
function fontFor(fonts: readonly PaperFont[], source: string): { font: PaperFont | undefined; text: string } {
  for (const form of [source, source.normalize("NFC"), source.normalize("NFD")]) {
    for (const font of fonts) {
      const has = (character: string) => font.has(character.codePointAt(0) ?? 0);
      // Joiners and other invisible characters are dropped where the font lacks them.
      const text = Array.from(form).filter((character) => has(character) || !IGNORABLE.test(character));
      if (text.length > 0 && text.every(has)) return { font, text: text.join("") };
    }
  }
  const numbers = Array.from(source)
    .filter((character) => !IGNORABLE.test(character))
    .map((character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`);
  return { font: fonts[0], text: numbers.join("") };
}
