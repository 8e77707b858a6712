import { sizeLabel } from "@selvedge/commerce/measurements";
import { type ListingQuery, WHOLE_SHOP } from "@selvedge/commerce/listing";
import { formatRupees } from "@selvedge/commerce/money";
import type { Category, Facets } from "@selvedge/commerce/wire/catalogue";

/** One active filter in words, and the listing query without it. */
export interface FilterInUse {
  label: string;
  without: ListingQuery;
}

/** Filter kinds whose values are words in the address, mapped to fields of the query. */
const WORDS = { size: "sizes", material: "materials", color: "colors", origin: "origins" } as const;
type Kind = keyof typeof WORDS;
const KINDS = Object.keys(WORDS) as Kind[];

/** Ids of ticked values in the panel: `category:3`, `sub:12`, `size:m`, `stock:1`. */
export const tickOf = (kind: string, value: string | number) => `${kind}:${value}`;

/** The ticked values of a query. */
export function ticksOf({ categoryIds, subCategoryIds, inStock, ...asked }: ListingQuery): string[] {
  return [
    ...categoryIds.map((id) => tickOf("category", id)),
    ...subCategoryIds.map((id) => tickOf("sub", id)),
    ...KINDS.flatMap((kind) => asked[WORDS[kind]].map((word) => tickOf(kind, word))),
    ...(inStock ? [tickOf("stock", 1)] : []),
  ];
}

/** The query with these ticks, from its first page; sort order and price stay. */
export function withTicks(asked: ListingQuery, ticks: readonly string[]): ListingQuery {
  const valuesOf = (kind: string) =>
    ticks.filter((tick) => tick.startsWith(`${kind}:`)).map((tick) => tick.slice(kind.length + 1));
  return {
    ...asked,
    page: 1,
    categoryIds: valuesOf("category").map(Number),
    subCategoryIds: valuesOf("sub").map(Number),
    sizes: valuesOf("size").toSorted(),
    materials: valuesOf("material").toSorted(),
    colors: valuesOf("color").toSorted(),
    origins: valuesOf("origin").toSorted(),
    inStock: valuesOf("stock").length > 0,
  };
}

/** The query without filters; sort order and page size stay. */
export const withoutFilters = ({ sort, perPage }: ListingQuery): ListingQuery => ({ ...WHOLE_SHOP, sort, perPage });

/** "₹1,800" */
const wholeRupees = (rupees: number): string => formatRupees(rupees).replace(/\.00$/, "");

/** "₹500 to ₹900", "From ₹500", "Up to ₹900". */
export function priceInWords(min: number | null, max: number | null): string {
  if (min === null) return `Up to ${wholeRupees(max ?? 0)}`;
  return max === null ? `From ${wholeRupees(min)}` : `${wholeRupees(min)} to ${wholeRupees(max)}`;
}

/** The active filters. Values without a matching category, size or material are left out. */
export function filtersInUse(
  categories: readonly Category[],
  facets: Facets | undefined,
  asked: ListingQuery,
): FilterInUse[] {
  const ticks = ticksOf(asked);
  const labels = new Map<string, string>([[tickOf("stock", 1), "In stock"]]);
  for (const { id, name, sub_categories } of categories) {
    labels.set(tickOf("category", id), name);
    for (const sub of sub_categories) labels.set(tickOf("sub", sub.id), sub.name);
  }
  for (const kind of KINDS) {
    for (const { value, label } of facets?.[kind] ?? []) {
      labels.set(tickOf(kind, value), kind === "size" ? sizeLabel(label) : label);
    }
  }
  const ticked = ticks.flatMap((tick): FilterInUse[] => {
    const label = labels.get(tick);
    if (label === undefined) return [];
    return [
      {
        label,
        without: withTicks(
          asked,
          ticks.filter((each) => each !== tick),
        ),
      },
    ];
  });
  const { priceMin, priceMax } = asked;
  if ((priceMin ?? priceMax) === null) return ticked;
  const unpriced = { ...asked, page: 1, priceMin: null, priceMax: null };
  return [...ticked, { label: priceInWords(priceMin, priceMax), without: unpriced }];
}
