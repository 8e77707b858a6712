import type { Category, Facets } from "@selvedge/commerce/wire/catalogue";
import { FilterGroup, FilterOption } from "@selvedge/ui/filter-panel";
import { tickOf } from "./listing-filters.ts";

export interface CategoryGroupProps {
  slug: string | null;
  categories: readonly Category[];
  facets: Facets;
}

/** Checkboxes for every category and its subcategories; on a category's own page only its subcategories. */
export function CategoryGroup({ slug, categories, facets }: CategoryGroupProps) {
  const counts = new Map(facets.category.map(({ id, count }) => [id, count]));
  const narrower = (category: Category) =>
    category.sub_categories.map(({ id, name }) => (
      <FilterOption key={id} value={tickOf("sub", id)} label={name} count={counts.get(id) ?? 0} />
    ));
  const own = categories.find((category) => category.slug === slug);
  const isOffered = slug === null ? categories.length > 0 : own !== undefined && own.sub_categories.length > 0;
  if (!isOffered) return null;
  return (
    <FilterGroup label="Category">
      {own
        ? narrower(own)
        : categories.map((category) => (
            <FilterOption
              key={category.id}
              value={tickOf("category", category.id)}
              label={category.name}
              count={counts.get(category.id) ?? 0}
            >
              {category.sub_categories.length > 0 && narrower(category)}
            </FilterOption>
          ))}
    </FilterGroup>
  );
}
