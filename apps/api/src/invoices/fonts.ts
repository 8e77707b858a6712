import { readFile } from "node:fs/promises";

/** The fonts of each face: for most of Latin, for the rest of it with the rupee sign, and for Devanagari. */
export const FACES = {
  text: ["anek-regular", "anek-regular-ext", "anek-devanagari"],
  strong: ["anek-semibold", "anek-semibold-ext", "anek-devanagari"],
  display: ["newsreader-light", "anek-regular-ext", "anek-devanagari"],
} as const;

const NAMES = [...new Set(Object.values(FACES).flat())];
let files: Promise<ReadonlyMap<string, Buffer>> | undefined;

/** All of them by name. They are read once. */
export function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  files ??= Promise.all(
    NAMES.map(async (name) => [name, await readFile(new URL(`./fonts/${name}.ttf`, import.meta.url))] as const),
  ).then((read) => new Map<string, Buffer>(read));
  return files;
}

/** One of them, for the page. */
export async function fontFile(name: string): Promise<Buffer | undefined> {
  return (await fontFiles()).get(name);
}
