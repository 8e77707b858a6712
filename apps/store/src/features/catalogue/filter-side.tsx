import type { Facets } from "@selvedge/commerce/wire/catalogue";
import { FilterPanel } from "@selvedge/ui/filter-panel";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";

export interface FilterSideProps extends Omit<FilterFieldsProps, "facets"> {
  /** Undefined until the list has loaded. */
  facets: Facets | undefined;
}

/** The filters on wide screens, beside the list. Loaded when they are opened. */
export default function FilterSide({ facets, ...props }: FilterSideProps) {
  return (
    <FilterPanel className="sv:max-xl:hidden" state={facets ? "ready" : "loading"}>
      {facets && <FilterFields {...props} facets={facets} />}
    </FilterPanel>
  );
}
