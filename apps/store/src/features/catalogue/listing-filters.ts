import type { ListingQuery } from "@selvedge/commerce/listing";
import type { Category } from "@selvedge/commerce/wire/catalogue";
import type { FilterChip, FilterGroup } from "@selvedge/ui/filter-panel";

const categoryValue = (id: number) => `c${id}`;
const subCategoryValue = (id: number) => `s${id}`;

/** Categories and their narrower ones as the filter panel offers them. */
export function filterGroups(categories: readonly Category[]): FilterGroup[] {
  return [
    {
      legend: "Category",
      options: categories.map(({ id, name, products, sub_categories }) => ({
        value: categoryValue(id),
        label: name,
        count: products,
        options: sub_categories.map((narrower) => ({
          value: subCategoryValue(narrower.id),
          label: narrower.name,
          count: narrower.products,
        })),
      })),
    },
  ];
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

/** One chip for each filter in use. An id that no category has shows none. */
export function filterChips(categories: readonly Category[], values: readonly string[]): FilterChip[] {
  const options = filterGroups(categories).flatMap(({ options }) =>
    options.flatMap((option) => [option, ...(option.options ?? [])]),
  );
  return options.filter(({ value }) => values.includes(value)).map(({ value, label }) => ({ value, label }));
}
