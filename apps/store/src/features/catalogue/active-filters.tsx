import type { Category } from "@selvedge/commerce/wire/catalogue";
import { FilterChip, FilterChips } from "@selvedge/ui/filter-chips";
import { filtersInUse } from "./listing-filters.ts";

export interface ActiveFiltersProps {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The filters in use, each to be taken away; nothing where the address asks for some that there are not. */
export default function ActiveFilters({ categories, chosen, onChange }: ActiveFiltersProps) {
  const filters = filtersInUse(categories, chosen);
  if (filters.length === 0) return null;
  return (
    <FilterChips className="sv:pt-4" onClear={() => onChange([])}>
      {filters.map(({ value, label }) => (
        <FilterChip key={value} label={label} onRemove={() => onChange(chosen.filter((each) => each !== value))} />
      ))}
    </FilterChips>
  );
}
