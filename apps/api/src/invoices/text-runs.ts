import bidiFactory from "bidi-js";
import type { PaperFont } from "./fonts.ts";

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en");
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/** A part of a line that one font sets at a stroke. */
export interface Run {
  text: string;
  font: PaperFont;
  /** Where it stands among the characters of the line, counted from the left. */
  place: number;
}

/** A character as a reader sees it, with its marks, and the font that has it. */
interface Cluster extends Run {
  isBackwards: boolean;
}

/**
 * Parts of a line from the left to the right, each in the first of the fonts that has it. What none of them has is shown by its number in
 * Unicode, `[U+4E2D]`. `direction` is that of the text that the line is of.
 */
export function runsOf(line: string, fonts: readonly PaperFont[], direction: "ltr" | "rtl"): Run[] {
  const runs: (Run & { last: Cluster })[] = [];
  for (const cluster of clustersOf(line, fonts, direction)) {
    const run = runs.at(-1);
    if (run && joins(run.last, cluster)) {
      run.text += cluster.text;
      run.place = Math.min(run.place, cluster.place);
      run.last = cluster;
      continue;
    }
    runs.push({ text: cluster.text, font: cluster.font, place: cluster.place, last: cluster });
  }
  return runs.toSorted((one, other) => one.place - other.place);
}

/** The direction of a text: that of its first letter. */
export function directionOf(text: string): "ltr" | "rtl" {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? "rtl" : "ltr";
}

/**
 * A font of Arabic letters sets all that it is given from the right, and the others from the left: what runs the other way, as numbers do, is set
 * one by one.
 */
function joins(before: Cluster, { font, isBackwards }: Cluster): boolean {
  return before.font === font && before.isBackwards === isBackwards && isBackwards === font.isRightToLeft;
}

function clustersOf(line: string, fonts: readonly PaperFont[], direction: "ltr" | "rtl"): Cluster[] {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const places = new Map(bidi.getReorderedIndices(line, levels).map((index, place) => [index, place]));
  return Array.from(graphemes.segment(line)).flatMap(({ segment: source, index }) => {
    const isBackwards = (levels.levels[index] ?? 0) % 2 === 1;
    const place = places.get(index) ?? index;
    const { font, text } = setIn(fonts, source);
    if (!font || text === "") return [];
    const turned = isBackwards ? (bidi.getMirroredCharacter(text) ?? text) : text;
    return [{ text: turned, font, place, isBackwards }];
  });
}

/** The first font that has all of a character, composed or taken apart, and what it sets; else the numbers of what it consists of. */
function setIn(fonts: readonly PaperFont[], source: string): { font: PaperFont | undefined; text: string } {
  for (const form of [source, source.normalize("NFC"), source.normalize("NFD")]) {
    for (const font of fonts) {
      const has = (character: string) => font.has(character.codePointAt(0) ?? 0);
      // What is not seen by itself only changes what stands beside it.
      const text = Array.from(form).filter((character) => has(character) || !IGNORABLE.test(character));
      if (text.length > 0 && text.every(has)) return { font, text: text.join("") };
    }
  }
  const numbers = Array.from(source)
    .filter((character) => !IGNORABLE.test(character))
    .map((character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`);
  return { font: fonts[0], text: numbers.join("") };
}
