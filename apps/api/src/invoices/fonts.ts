import { readFile } from "node:fs/promises";
import type { Font } from "fontkit";

/** The writings of India, each in a font of its own, in one weight. */
const WRITINGS = [
  "anek-devanagari",
  "anek-bangla",
  "anek-gurmukhi",
  "anek-gujarati",
  "anek-odia",
  "anek-tamil",
  "anek-telugu",
  "anek-kannada",
  "anek-malayalam",
  "scheherazade-new",
] as const;

/** The fonts of each face, in the order in which they are asked for a character: for most of Latin, for the rest of it with the rupee sign, and for each other writing. */
export const FACES = {
  text: ["anek-regular", "anek-regular-ext", ...WRITINGS],
  strong: ["anek-semibold", "anek-semibold-ext", ...WRITINGS],
  display: ["newsreader-light", "anek-regular-ext", ...WRITINGS],
} as const;

/** A font that is open. */
export interface PaperFont {
  name: string;
  font: Font;
  has: (codePoint: number) => boolean;
  /** Whether vowels stand before the consonants that they follow, and letters change and join: what is written is not to be read from the glyphs. */
  isReordered: boolean;
  isRightToLeft: boolean;
}
export type PaperFonts = ReadonlyMap<string, PaperFont>;

const NAMES = [...new Set<string>(Object.values(FACES).flat())];
let files: Promise<ReadonlyMap<string, Buffer>> | undefined;
let fonts: Promise<PaperFonts> | undefined;

/** The files by name. They are read once. */
function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  files ??= Promise.all(
    NAMES.map(async (name) => [name, await readFile(new URL(`./fonts/${name}.ttf`, import.meta.url))] as const),
  ).then((read) => new Map(read));
  return files;
}

/** All of them by name, with the characters that each has. They are opened once. */
export function paperFonts(): Promise<PaperFonts> {
  fonts ??= openFonts();
  return fonts;
}

async function openFonts(): Promise<PaperFonts> {
  const [{ create }, read] = await Promise.all([import("fontkit"), fontFiles()]);
  return new Map(
    Array.from(read, ([name, file]) => {
      const font = create(file);
      if (!("characterSet" in font)) throw new Error(`${name}.ttf is a collection of fonts.`);
      const characters = new Set(font.characterSet);
      const isRightToLeft = name === "scheherazade-new";
      const isReordered = !isRightToLeft && WRITINGS.some((writing) => writing === name);
      return [name, { name, font, has: (codePoint) => characters.has(codePoint), isReordered, isRightToLeft }];
    }),
  );
}

/** One of them, for the page. */
export async function fontFile(name: string): Promise<Buffer | undefined> {
  return (await fontFiles()).get(name);
}
