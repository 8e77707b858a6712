import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { StartError } from "../src/start-error.ts";
import { CatalogueFile } from "./catalogue-file.ts";
import { mistakesOf, issueMessage, formatMistake } from "./catalogue-mistakes.ts";
import { type Mistake, referenceMistakes, readNames } from "./catalogue-references.ts";
import { DEMO_PIECES } from "./demo-orders.ts";

/** Reads and validates a catalogue file. Throws a `StartError` that lists all mistakes of `checkCatalogue`. */
export async function readCatalogueFile(file: URL, pictures: ReadonlySet<string>): Promise<CatalogueFile> {
  const path = fileURLToPath(file);
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new StartError(
      `The catalogue ${path} cannot be read: ${error.message}. Put your catalogue there, and start again.`,
    );
  });
  const { catalogue, mistakes } = checkCatalogue(parsed(path, text), pictures);
  if (catalogue) return catalogue;
  const many = mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`;
  throw new StartError(
    `The catalogue ${path} has ${many}. Nothing was written; correct the file, and start again.\n${mistakes.map((line) => `  ${line}`).join("\n")}`,
  );
}

/**
 * Validates the parsed content of a catalogue file. Returns the catalogue, or one line per mistake: entry, field, what is wrong
 * and what to do. `pictures` are the keys of the processed pictures.
 */
export function checkCatalogue(
  file: unknown,
  pictures: ReadonlySet<string>,
): { catalogue: CatalogueFile; mistakes: [] } | { catalogue: null; mistakes: string[] } {
  const read = CatalogueFile.safeParse(file, { error: issueMessage });
  const names = readNames(file);
  const mistakes = [
    ...(read.success ? missingDemoProducts(read.data) : mistakesOf(read.error)),
    ...referenceMistakes(names, pictures),
  ];
  if (read.success && mistakes.length === 0) return { catalogue: read.data, mistakes: [] };
  return { catalogue: null, mistakes: mistakes.map((mistake) => formatMistake(mistake, names)) };
}

/** The demo's orders refer to demo products, so a catalogue without them cannot be a demo. */
function missingDemoProducts({ demo, products }: CatalogueFile): Mistake[] {
  const has = ({ slug, size }: (typeof DEMO_PIECES)[number]) =>
    products.some((product) => product.slug === slug && Object.hasOwn(product.sizes, size));
  const missing = demo ? DEMO_PIECES.find((piece) => !has(piece)) : undefined;
  if (!missing) return [];
  const { slug, size } = missing;
  return [
    {
      path: ["demo"],
      message: `is true, but an order of the demo is of "${slug}" in ${size}, which is not here; remove demo from your own catalogue`,
    },
  ];
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(
      `The catalogue ${path} is not JSON: ${(error as Error).message}. Correct it, and start again.`,
    );
  }
}
