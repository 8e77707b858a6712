import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { StartError } from "../src/start-error.ts";
import { type CatalogueFile, checkCatalogue, type CheckedCatalogue, type Mistake } from "../src/products/index.ts";
import { DEMO_PIECES } from "./demo-orders.ts";

/** Reads and validates a catalogue file. Throws a `StartError` that lists all mistakes of `checkSeed`. */
export async function readCatalogueFile(file: URL, pictures: ReadonlySet<string>): Promise<CatalogueFile> {
  const path = fileURLToPath(file);
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new StartError(
      `The catalogue ${path} cannot be read: ${error.message}. Put your catalogue there, and start again.`,
    );
  });
  const { catalogue, mistakes } = checkSeed(parsed(path, text), pictures);
  if (catalogue) return catalogue;
  const many = mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`;
  throw new StartError(
    `The catalogue ${path} has ${many}. Nothing was written; correct the file, and start again.\n${mistakes.map((line) => `  ${line}`).join("\n")}`,
  );
}

/** `checkCatalogue`, and what the demo's orders need of the demo's own catalogue. */
export const checkSeed = (file: unknown, pictures: ReadonlySet<string>): CheckedCatalogue =>
  checkCatalogue(file, pictures, { also: missingDemoProducts });

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
