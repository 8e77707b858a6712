import { FilterPanel } from "@selvedge/ui/filter-panel";
import { CategoryFilterGroups, type CategoryFilterGroupsProps } from "./category-filter-groups.tsx";

export type FilterSideProps = CategoryFilterGroupsProps;

/** The filters of wide screens, beside the list. Loaded when they are opened. */
export default function FilterSide(props: FilterSideProps) {
  return (
    <FilterPanel className="sv:max-xl:hidden">
      <CategoryFilterGroups {...props} />
    </FilterPanel>
  );
}
