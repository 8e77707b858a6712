import { isConsistentPrice } from "@selvedge/commerce/gst";
import { paiseFromRupees, rupeesFromPaise } from "@selvedge/commerce/money";
import { CatalogueFile, salePaise } from "./catalogue-file.ts";
import { formatMistake, issueMessage, mistakesOf } from "./catalogue-mistakes.ts";
import { type CatalogueNames, type Mistake, readNames, referenceMistakes } from "./catalogue-references.ts";

interface Checks {
  /** Words a mistake. @default entry by name, and field */
  format?: (mistake: Mistake, names: CatalogueNames) => string;
  /** Mistakes of the whole file that the schema does not know. */
  also?: (catalogue: CatalogueFile) => Mistake[];
}

/** A catalogue, and what its owner should read about it; or null and one line per mistake: place, what is wrong, what to do. */
export interface CheckedCatalogue {
  catalogue: CatalogueFile | null;
  mistakes: string[];
  warnings: string[];
}

/** Validates the parsed content of a catalogue file. `pictures` are the keys of the pictures that products may name. */
export function checkCatalogue(
  file: unknown,
  pictures: ReadonlySet<string>,
  { format = formatMistake, also = () => [] }: Checks = {},
): CheckedCatalogue {
  const read = CatalogueFile.safeParse(file, { error: issueMessage });
  const names = readNames(file);
  const mistakes = [
    ...(read.success ? also(read.data) : mistakesOf(read.error)),
    ...referenceMistakes(names, pictures),
  ].map((mistake) => format(mistake, names));
  const warnings = read.success ? priceWarnings(read.data).map((warning) => format(warning, names)) : [];
  return { catalogue: read.success && mistakes.length === 0 ? read.data : null, mistakes, warnings };
}

/** Prices between two tax slabs, where no rate is right. What an offer ends at counts as well. */
function priceWarnings({ products }: CatalogueFile): Mistake[] {
  return products.flatMap(({ hsn, price, offer, skus }, at) =>
    [
      ...new Set(
        [price, ...skus.flatMap((sku) => sku.price ?? [])].flatMap((each) => [
          salePaise(each, offer),
          paiseFromRupees(each),
        ]),
      ),
    ]
      .filter((paise) => !isConsistentPrice(hsn, paise, new Date()))
      .map((paise) => ({
        path: ["products", at, "price"],
        message: `sells at ${rupeesFromPaise(paise)}, which fits no tax slab and is taxed at the higher rate; 2625 or below costs less tax, above 2950 is right`,
      })),
  );
}
