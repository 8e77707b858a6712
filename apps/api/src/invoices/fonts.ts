import { readFile } from "node:fs/promises";
import type { Font } from "fontkit";

/** One font for each Indian script, in one weight. */
const SCRIPTS = [
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

/** The fonts of each face in fallback order: Latin, extended Latin with the rupee sign, then one for each Indian script. */
export const FACES = {
  text: ["anek-regular", "anek-regular-ext", ...SCRIPTS],
  strong: ["anek-semibold", "anek-semibold-ext", ...SCRIPTS],
  display: ["newsreader-light", "anek-regular-ext", ...SCRIPTS],
} as const;

/** A parsed font. */
export interface PaperFont {
  name: string;
  font: Font;
  has: (codePoint: number) => boolean;
  /** Whether shaping reorders and joins glyphs, so that the text cannot be recovered from them. */
  isReordered: boolean;
  isRightToLeft: boolean;
}
export type PaperFonts = ReadonlyMap<string, PaperFont>;

const NAMES = [...new Set<string>(Object.values(FACES).flat())];
let files: Promise<ReadonlyMap<string, Buffer>> | undefined;
let fonts: Promise<PaperFonts> | undefined;

/** The font files by name, read once. */
function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  files ??= Promise.all(
    NAMES.map(async (name) => [name, await readFile(new URL(`./fonts/${name}.ttf`, import.meta.url))] as const),
  ).then((read) => new Map(read));
  return files;
}

/** All fonts by name, parsed once. */
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
      const isReordered = !isRightToLeft && SCRIPTS.some((script) => script === name);
      return [name, { name, font, has: (codePoint) => characters.has(codePoint), isReordered, isRightToLeft }];
    }),
  );
}

/** The file of one font, for the web page of the invoice. */
export async function fontFile(name: string): Promise<Buffer | undefined> {
  return (await fontFiles()).get(name);
}
