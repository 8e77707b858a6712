import type { Category } from "@selvedge/commerce/wire/catalogue";
import { FilterChips } from "@selvedge/ui/filter-panel";
import { filterChips } from "./listing-filters.ts";

export interface ActiveFiltersProps {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The filters in use, each to be taken away. */
export default function ActiveFilters({ categories, chosen, onChange }: ActiveFiltersProps) {
  return (
    <FilterChips
      className="sv:pt-4"
      chips={filterChips(categories, chosen)}
      onRemove={(value) => onChange(chosen.filter((each) => each !== value))}
      onClear={() => onChange([])}
    />
  );
}
