import type { CatalogueFile, OfferEntry, ProductEntry } from "./catalogue-file.ts";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const slugOf = (value: unknown) => (isFields(value) ? value["slug"] : undefined);

/**
 * Completes the owner's file from the catalogue: a known product may leave out any field, and the shop's categories and materials may be
 * named. Malformed parts are returned unchanged, because `checkCatalogue` reports them. The file's products keep their positions; if
 * missing products are to be hidden, those follow.
 */
export function mergeCatalogue(current: CatalogueFile, given: unknown, onMissing: "keep" | "hide"): unknown {
  if (!isFields(given)) return given;
  const { categories = [], materials = {}, products } = given;
  if (!Array.isArray(categories) || !isFields(materials) || !Array.isArray(products)) return given;
  const bySlug = new Map(current.products.map((entry) => [entry.slug, entry]));
  const named = new Set(products.map(slugOf));
  const missing = current.products.filter(({ slug, status }) => !named.has(slug) && status === "active");
  return {
    ...given,
    categories: mergeCategories(current.categories, categories),
    materials: { ...current.materials, ...materials },
    products: [
      ...products.map((product: unknown) =>
        isFields(product) ? mergeProduct(bySlug.get(String(product["slug"])), product) : product,
      ),
      ...(onMissing === "hide" ? missing.map((entry) => ({ ...entry, status: "hidden" })) : []),
    ],
  };
}

function mergeCategories(current: CatalogueFile["categories"], given: unknown[]): unknown[] {
  const known = new Map(current.map((category) => [category.slug, category]));
  const named = new Set(given.map(slugOf));
  return [
    ...given.map((category) => {
      const before = known.get(String(slugOf(category)));
      if (!before || !isFields(category)) return category;
      const subs = listOf(category["sub_categories"]);
      const named = new Set(subs.map(slugOf));
      const kept = before.sub_categories.filter(({ slug }) => !named.has(slug));
      return { ...before, ...category, sub_categories: [...subs, ...kept] };
    }),
    ...current.filter(({ slug }) => !named.has(slug)),
  ];
}

/** Count only where a product is new. */
const ONCE = ["reviews", "published_days_ago"];

/** The file's fields in place of the shop's. */
function mergeProduct(current: ProductEntry | undefined, given: Fields): Fields {
  if (!current) return given;
  const changed = Object.entries(given).filter(([field]) => !ONCE.includes(field));
  const { skus, published_at, garment_cm, model, ...kept } = current;
  const isRecounted = ["sizes", "pieces", "materials"].some((field) => field in given);
  const isPublishedAnew = current.status === "draft" && given["status"] === "active";
  return {
    ...kept,
    ...(isRecounted ? {} : { skus }),
    ...measuresOf({ garment_cm, model }, given["sizes"]),
    ...(isPublishedAnew || published_at === undefined ? {} : { published_at }),
    ...Object.fromEntries(changed),
    ...("offer" in given ? { offer: mergeOffer(current.offer, given["offer"]) } : {}),
  };
}

/** The same discount for so many days is the offer that has begun, and ends when it was to end. */
function mergeOffer(current: OfferEntry | null, given: unknown): unknown {
  const isSame = isFields(given) && current && given["type"] === current.type && given["discount"] === current.discount;
  return isSame && "ends_in_days" in given ? current : given;
}

/** What was measured of the sizes that stay. */
function measuresOf({ garment_cm = {}, model }: Pick<ProductEntry, "garment_cm" | "model">, sizes: unknown) {
  if (!isFields(sizes)) return { garment_cm, model };
  return {
    garment_cm: Object.fromEntries(Object.entries(garment_cm).filter(([size]) => Object.hasOwn(sizes, size))),
    model: model && Object.hasOwn(sizes, model.size) ? model : null,
  };
}
