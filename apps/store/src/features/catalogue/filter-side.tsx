import type { Category } from "@selvedge/commerce/wire/catalogue";
import { FilterGroups, FilterPanel } from "@selvedge/ui/filter-panel";
import { filterGroups } from "./listing-filters.ts";

export interface FilterSideProps {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The filters of wide screens, beside the list. Loaded when they are opened. */
export default function FilterSide({ categories, chosen, onChange }: FilterSideProps) {
  return (
    <FilterPanel className="sv:max-xl:hidden">
      <FilterGroups groups={filterGroups(categories)} value={chosen} onValueChange={onChange} />
    </FilterPanel>
  );
}
