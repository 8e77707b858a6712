import type { Category } from "@selvedge/commerce/wire/catalogue";
import { FilterChip, FilterChips } from "@selvedge/ui/filter-panel";
import { filtersInUse } from "./listing-filters.ts";

export interface ActiveFiltersProps {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The filters in use, each to be taken away. */
export default function ActiveFilters({ categories, chosen, onChange }: ActiveFiltersProps) {
  return (
    <FilterChips className="sv:pt-4" onClear={() => onChange([])}>
      {filtersInUse(categories, chosen).map(({ value, label }) => (
        <FilterChip key={value} label={label} onRemove={() => onChange(chosen.filter((each) => each !== value))} />
      ))}
    </FilterChips>
  );
}
