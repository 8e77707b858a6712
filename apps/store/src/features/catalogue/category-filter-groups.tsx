import type { Category } from "@selvedge/commerce/wire/catalogue";
import { FilterGroup, FilterGroups, FilterOption } from "@selvedge/ui/filter-panel";
import { categoryFilters } from "./listing-filters.ts";

export interface CategoryFilterGroupsProps {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Every category with its narrower ones, to be ticked. */
export function CategoryFilterGroups({ categories, chosen, onChange }: CategoryFilterGroupsProps) {
  return (
    <FilterGroups value={chosen} onValueChange={onChange}>
      <FilterGroup label="Category">
        {categoryFilters(categories).map(({ narrower, ...filter }) => (
          <FilterOption key={filter.value} {...filter}>
            {narrower.length > 0 && narrower.map((sub) => <FilterOption key={sub.value} {...sub} />)}
          </FilterOption>
        ))}
      </FilterGroup>
    </FilterGroups>
  );
}
