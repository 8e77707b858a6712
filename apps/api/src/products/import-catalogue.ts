import { isDeepStrictEqual } from "node:util";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Json } from "../json.ts";
import type { RecordChange } from "../record-change.ts";
import type { CatalogueFile, ProductEntry } from "./catalogue-file.ts";
import { formatMistake } from "./catalogue-mistakes.ts";
import { mergedLines } from "./mistake-lines.ts";
import { type CatalogueNames, type Mistake, readNames } from "./catalogue-references.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { insertCoupons } from "./coupon-rows.ts";
import { readCatalogue } from "./current-catalogue.ts";
import { mergeCatalogue } from "./merge-catalogue.ts";
import { matchTable } from "./tables/match-table.ts";
import { CatalogueConflict, lockCatalogue, writeCatalogue, type Written } from "./write-catalogue.ts";

/** A file that has been read, in the format of catalogue.json. */
export interface GivenCatalogue {
  file: unknown;
  /** Says where in the file a mistake is: "row 12, Variant Price". Null: by entry and field. */
  place?: (mistake: Mistake, names: CatalogueNames) => string | null;
  /** Whether names and texts of categories and materials count only where they are new, as they were made up from words of a table. */
  isTable?: boolean;
  /** What its owner should read, and what keeps it from being imported. */
  warnings?: readonly string[];
  mistakes?: readonly string[];
}

interface ImportOptions {
  now: Date;
  /** What becomes of products that the file does not name. @default keep */
  onMissing?: "keep" | "hide";
  /** Whether the file may bring products that the shop does not have. @default true */
  mayAdd?: boolean;
  /** Whether products may be made to a shopper's measurements. @default true */
  mayBeCustom?: boolean;
  /** What the change is about, for the audit. */
  subject: string;
  /** Called last, if anything has changed. */
  record?: RecordChange | undefined;
}

const customMistakes = (products: readonly ProductEntry[]): Mistake[] =>
  products.flatMap(({ custom_size }, at) =>
    custom_size
      ? [
          {
            path: ["products", at, "custom_size"],
            message:
              "is true, but this shop makes nothing to measure; set it to false, or first: npm run shop -- settings set custom yes",
          },
        ]
      : [],
  );

/** What an import has done. */
export interface Imported extends Written {
  warnings: string[];
  /** Whether anything has changed, products or other entries. */
  isChanged: boolean;
  /** Products of the file that were as it says. */
  unchanged: number;
  /** Pictures that the file names, and the shop may not have yet. */
  photos: { slug: string; photos: ProductEntry["photos"] }[];
}

/**
 * Brings the shop to what the file says, or changes nothing: refuses with 422 and a line for each mistake. Products are recognised by slug,
 * variants by code. Repeated, it changes nothing.
 */
export function importCatalogue(db: Db, given: GivenCatalogue, options: ImportOptions): Promise<Imported> {
  return transaction(db, async (tx) => {
    await lockCatalogue(tx);
    const current = await readCatalogue(tx);
    const file = mergeCatalogue(
      current,
      given.isTable ? matchTable(given.file, current) : given.file,
      options.onMissing ?? "keep",
    );
    const names = readNames(file);
    const format = (mistake: Mistake) => {
      const place = given.place?.(mistake, names);
      return place ? `${place}: ${mistake.message}` : formatMistake(mistake, names);
    };
    if (options.mayAdd === false) refuseUnknown(names, current);
    const pictures = await tx.selectFrom("pictures").select("key").execute();
    const checked = checkCatalogue(file, new Set(pictures.map(({ key }) => key)), {
      format,
      also: ({ products }) => (options.mayBeCustom === false ? customMistakes(products) : []),
    });
    const mistakes = [...(given.mistakes ?? []), ...checked.mistakes];
    if (mistakes.length > 0 || !checked.catalogue) throw refusalOf(mistakes);
    const { catalogue } = checked;
    const written = await writeCatalogue(tx, catalogue, { current, now: options.now }).catch((error: unknown) => {
      throw error instanceof CatalogueConflict ? refusalOf(error.mistakes.map(format)) : error;
    });
    const change = recorded(written, {
      coupons: await insertCoupons(tx, catalogue.coupons),
      ...(hasSameLists(current, catalogue) ? {} : { categories_and_materials: "changed" }),
    });
    const isChanged = Object.keys(change.after).length > 0;
    const unchanged = catalogue.products.length - written.added.length - written.changed.length;
    const warnings = [...(given.warnings ?? []), ...checked.warnings];
    const preview = { names: namesOf(catalogue), unchanged, warnings };
    if (isChanged) await options.record?.(tx, { subject: options.subject, ...change, preview });
    return {
      ...{ ...written, isChanged, unchanged },
      warnings,
      photos: catalogue.products.filter(({ photos }) => photos.length > 0),
    };
  });
}

function refusalOf(lines: readonly string[]): Refusal {
  const [first = ""] = lines;
  if (lines.length === 1) return new Refusal(422, first);
  return new Refusal(
    422,
    [`${lines.length} mistakes. Nothing was written.`, ...mergedLines(lines).map((line) => `  ${line}`)].join("\n"),
  );
}

function refuseUnknown({ products }: CatalogueNames, current: CatalogueFile): void {
  const known = new Set(current.products.map(({ slug }) => slug));
  const unknown = products.find(({ slug }) => slug !== null && !known.has(slug));
  if (!unknown) return;
  throw new Refusal(404, `There is no product "${unknown.slug}". npm run shop -- products list shows all.`);
}

function hasSameLists(a: CatalogueFile, b: CatalogueFile): boolean {
  const sorted = ({ categories, materials }: CatalogueFile) => ({
    materials,
    categories: categories
      .map((category) => ({ ...category, sub_categories: category.sub_categories.toSorted(bySlug) }))
      .toSorted(bySlug),
  });
  return isDeepStrictEqual(sorted(a), sorted(b));
}

const namesOf = ({ products }: CatalogueFile) => Object.fromEntries(products.map(({ slug, name }) => [slug, name]));

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);

/** What was and what is, by slug; beside the products the other entries that changed. */
function recorded({ added, changed }: Written, others: { coupons: string[]; categories_and_materials?: string }) {
  const { coupons, ...lists } = others;
  const after: [key: string, value: Json][] = [
    ...added.map((slug): [string, Json] => [slug, "added"]),
    ...changed.map((change): [string, Json] => [change.slug, change.after]),
    ...Object.entries(lists),
    ...(coupons.length > 0 ? [["coupons", coupons] satisfies [string, Json]] : []),
  ];
  return {
    before: Object.fromEntries(changed.map(({ slug, before }) => [slug, before])),
    after: Object.fromEntries(after),
  };
}
