import { FACET_LABELS, facetLabel } from "@selvedge/commerce/facet-labels";
import {
  type ChosenFacets,
  FACETS,
  perValueFacet,
  RANGE_FACETS,
  SWITCH_FACETS,
  type SwitchKey,
  VALUE_FACETS,
  type ValueKey,
} from "@selvedge/commerce/facets";
import { type ListingQuery, WHOLE_SHOP } from "@selvedge/commerce/listing";
import { formatRupees } from "@selvedge/commerce/money";
import type { Category, Facets } from "@selvedge/commerce/wire/catalogue";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";

/** One active filter in words, and the listing query without it. */
export interface FilterInUse {
  label: string;
  without: ListingQuery;
}

const isLast = ({ key }: { key: keyof ChosenFacets }) => Number(FACET_LABELS[key].isSecondary ?? false);
/** The facets in the order of the filter panel: secondary ones last. */
export const PANEL_FACETS = FACETS.toSorted((a, b) => isLast(a) - isLast(b));

/** Ids of ticked values in the panel: `category:3`, `sub:12`, `size:m`, `in_stock:1`. */
export const tickOf = (kind: "category" | "sub" | ValueKey | SwitchKey, value: string | number) => `${kind}:${value}`;

/** The ticked values of a query. */
export function ticksOf(asked: ListingQuery): string[] {
  return [
    ...asked.categoryIds.map((id) => tickOf("category", id)),
    ...asked.subCategoryIds.map((id) => tickOf("sub", id)),
    ...VALUE_FACETS.flatMap(({ key }) => asked[key].map((word) => tickOf(key, word))),
    ...SWITCH_FACETS.flatMap(({ key }) => (asked[key] ? [tickOf(key, 1)] : [])),
  ];
}

/** The query with these ticks, from its first page; sort order and ranges stay. */
export function withTicks(asked: ListingQuery, ticks: readonly string[]): ListingQuery {
  const valuesOf = (kind: string) =>
    ticks.filter((tick) => tick.startsWith(`${kind}:`)).map((tick) => tick.slice(kind.length + 1));
  const switches = SWITCH_FACETS.map(({ key }) => [key, valuesOf(key).length > 0]);
  return {
    ...asked,
    page: 1,
    categoryIds: valuesOf("category").map(Number),
    subCategoryIds: valuesOf("sub").map(Number),
    ...perValueFacet(({ key }) => valuesOf(key).toSorted()),
    ...(Object.fromEntries(switches) as Record<SwitchKey, boolean>),
  };
}

/** Whether a facet is a choice: whether it has enough values, or one of them is chosen. */
export function isOffered(key: ValueKey, values: number, asked: ListingQuery): boolean {
  const { offeredFrom = 1 } = FACET_LABELS[key];
  return values >= offeredFrom || (values > 0 && asked[key].length > 0);
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
  shop: ShopSettings,
): FilterInUse[] {
  const ticks = ticksOf(asked);
  const labels = new Map<string, string>(SWITCH_FACETS.map(({ key }) => [tickOf(key, 1), facetLabel(shop, key)]));
  for (const { id, name, sub_categories } of categories) {
    labels.set(tickOf("category", id), name);
    for (const sub of sub_categories) labels.set(tickOf("sub", sub.id), sub.name);
  }
  for (const { key } of VALUE_FACETS) {
    const { labelAlone = String } = FACET_LABELS[key];
    for (const { value, label } of facets?.[key] ?? []) labels.set(tickOf(key, value), labelAlone(label, shop));
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
  const ranges = RANGE_FACETS.flatMap(({ key }): FilterInUse[] => {
    const { min, max } = asked[key];
    if ((min ?? max) === null) return [];
    return [{ label: priceInWords(min, max), without: { ...asked, page: 1, [key]: { min: null, max: null } } }];
  });
  return [...ticked, ...ranges];
}
