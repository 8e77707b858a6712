import { isDeepStrictEqual } from "node:util";
import { GARMENT_MEASURES } from "@selvedge/commerce/garment";
import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import { paiseFromRupees } from "@selvedge/commerce/money";
import { type Json, toJson } from "../json.ts";
import { type ProductEntry, salePaise } from "./catalogue-file.ts";

const DAY_MS = 24 * 60 * 60_000;
const META_LENGTH = 160;

/** A size in a material. `stock` null: made to order. */
export interface VariantState {
  size: string;
  material: string | null;
  sku: string;
  /** Before a discount; null: the product's. */
  price_paise: number | null;
  weight_grams: number | null;
  stock: number | null;
}

/** Everything that the tables hold of a product, by names in place of ids. Two that are equal need no writing. */
export type ProductState = ReturnType<typeof stateOf>;

/**
 * What an entry says of a product, as the tables hold it. `parents` is the parent of each sub-category. `before` gives the codes,
 * prices, weights and pieces that the entry leaves open; days of the entry count from `now`.
 */
export function stateOf(
  entry: ProductEntry,
  { parents, now, before = [] }: { parents: ReadonlyMap<string, string>; now: Date; before?: readonly VariantState[] },
) {
  const { price, offer, garment_cm = {} } = entry;
  const daysFrom = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const endsAt = offer?.ends_at === undefined ? daysAfter(offer?.ends_in_days, daysFrom) : new Date(offer.ends_at);
  const slugs = [entry.category, ...entry.categories];
  return {
    row: {
      code: entry.code,
      name: entry.name,
      hsn: entry.hsn,
      origin: entry.origin,
      description: entry.description,
      meta_description: entry.meta_description ?? shortened(entry.description || entry.name),
      style_note: entry.style_note,
      care_instructions: entry.care_instructions,
      note: entry.note,
      price_paise: paiseFromRupees(price),
      sale_price_paise: salePaise(price, offer),
      discount_basis_points: offer?.type === "percentage" ? Math.round(offer.discount * 100) : null,
      discount_paise: offer?.type === "fixed" ? paiseFromRupees(offer.discount) : null,
      offer_ends_at: endsAt,
      tags: sortedTags(entry.tags),
      is_new: entry.is_new,
      best_seller_rank: entry.best_seller ?? null,
      status: entry.status,
      published_at:
        entry.published_at === undefined ? daysFrom(-entry.published_days_ago) : new Date(entry.published_at),
    },
    category: entry.category,
    // Whoever is in a sub-category is in its parent too.
    categories: [...new Set(slugs.flatMap((slug) => [slug, parents.get(slug) ?? slug]))].toSorted(),
    pictures: entry.pictures,
    materials: entry.materials,
    sizes: sizesOf(entry),
    variants: variantsOf(entry, before),
    garment: Object.keys(entry.sizes).flatMap((size) =>
      GARMENT_MEASURES.flatMap((measure) => {
        const cm = garment_cm[size]?.[measure];
        return cm === undefined ? [] : [{ size, measure, millimetres: Math.round(cm * 10) }];
      }),
    ),
    model: entry.model,
  };
}

/** Each tag once, however it is capitalised. */
const sortedTags = (tags: readonly string[]) =>
  [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()].toSorted((a, b) => a.localeCompare(b, "en"));

const daysAfter = (days: number | undefined, daysFrom: (days: number) => Date) =>
  days === undefined ? null : daysFrom(days);

const sizesOf = ({ sizes, custom_size }: ProductEntry) => [
  ...Object.keys(sizes).map((name) => ({ name, made_to_measure: false })),
  ...(custom_size ? [{ name: CUSTOM_SIZE, made_to_measure: true }] : []),
];

/** Whether both are the same size in the same material. */
export const isSamePlace = (a: Pick<VariantState, "size" | "material">, b: typeof a) =>
  a.size === b.size && a.material === b.material;

/** One for each size in each material. Of the pieces `skus` counts first, then `pieces`, then `sizes`. */
function variantsOf(entry: ProductEntry, before: readonly VariantState[]): VariantState[] {
  const materials = entry.materials.length > 0 ? entry.materials : [null];
  return sizesOf(entry).flatMap(({ name: size }) =>
    materials.map((material): VariantState => {
      const place = { size, material };
      const given = entry.skus.find((sku) => isSamePlace(sku, place));
      const known = given
        ? before.find(({ sku }) => sku === given.sku)
        : before.find((each) => isSamePlace(each, place));
      const ownPrice = given?.price === undefined ? known?.price_paise : given.price && paiseFromRupees(given.price);
      const price_paise = ownPrice && ownPrice > paiseFromRupees(entry.price) ? ownPrice : null;
      const weight_grams = (given?.weight_grams === undefined ? known?.weight_grams : given.weight_grams) ?? null;
      const sku = given?.sku ?? known?.sku ?? [entry.code, size, ...(material === null ? [] : [material])].join("-");
      if (given)
        return {
          ...place,
          sku,
          price_paise,
          weight_grams,
          stock: given.stock === undefined ? (known ? known.stock : 0) : given.stock,
        };
      const own = material === null ? undefined : entry.pieces[material]?.[size];
      return { ...place, sku, price_paise, weight_grams, stock: own === undefined ? (entry.sizes[size] ?? null) : own };
    }),
  );
}

/** The beginning of a text, cut between words, for search engines. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= META_LENGTH) return line;
  return `${line.slice(0, META_LENGTH - 1).replace(/\s+\S*$/, "")}…`;
}

/** The parts in which two states differ, with their values before and after; null if they are equal. */
export function differences(before: ProductState, after: ProductState): { before: Json; after: Json } | null {
  const flat = ({ row, ...parts }: ProductState): Record<string, unknown> => ({ ...row, ...parts });
  const [was, is] = [flat(before), flat(after)];
  const keys = Object.keys(is).filter((key) => !isDeepStrictEqual(was[key], is[key]));
  if (keys.length === 0) return null;
  const picked = (of: Record<string, unknown>) => toJson(Object.fromEntries(keys.map((key) => [key, of[key]])));
  return { before: picked(was), after: picked(is) };
}
