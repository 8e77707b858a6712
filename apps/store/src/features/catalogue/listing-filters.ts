import type { ListingQuery } from "@selvedge/commerce/listing";
import type { Category } from "@selvedge/commerce/wire/catalogue";

const categoryValue = (id: number) => `c${id}`;
const subCategoryValue = (id: number) => `s${id}`;

/** A filter by its value in the panel and its name. */
export interface ListingFilter {
  value: string;
  label: string;
  /** Products that it leaves. */
  count: number;
}

/** Categories and their narrower ones as the filter panel offers them. */
export function categoryFilters(
  categories: readonly Category[],
): (ListingFilter & { narrower: readonly ListingFilter[] })[] {
  return categories.map(({ id, name, products, sub_categories }) => ({
    value: categoryValue(id),
    label: name,
    count: products,
    narrower: sub_categories.map((sub) => ({
      value: subCategoryValue(sub.id),
      label: sub.name,
      count: sub.products,
    })),
  }));
}

/** Values of the panel that the address asks for. */
export function chosenFilters({ categoryIds, subCategoryIds }: ListingQuery): string[] {
  return [...categoryIds.map(categoryValue), ...subCategoryIds.map(subCategoryValue)];
}

/** The listing that the panel's values ask for. */
export function listingOfFilters(values: readonly string[]): Pick<ListingQuery, "categoryIds" | "subCategoryIds"> {
  const ids = (prefix: string) =>
    values.filter((value) => value.startsWith(prefix)).map((value) => Number(value.slice(prefix.length)));
  return { categoryIds: ids("c"), subCategoryIds: ids("s") };
}

/** The filters in use. An id that no category has is none. */
export function filtersInUse(categories: readonly Category[], values: readonly string[]): ListingFilter[] {
  return categoryFilters(categories)
    .flatMap((filter) => [filter, ...filter.narrower])
    .filter(({ value }) => values.includes(value));
}
