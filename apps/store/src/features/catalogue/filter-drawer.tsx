import { useState } from "react";
import type { Category } from "@selvedge/commerce/wire/catalogue";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from "@selvedge/ui/drawer";
import { FilterActions } from "@selvedge/ui/filter-panel";
import { useQuery } from "../../lib/use-query.ts";
import { listingSearch } from "@selvedge/commerce/listing";
import { listingQuery } from "./catalogue-queries.ts";
import { CategoryFilterGroups } from "./category-filter-groups.tsx";
import { listingOfFilters } from "./listing-filters.ts";

export interface FilterDrawerProps {
  slug: string | null;
  categories: readonly Category[];
  chosen: readonly string[];
  onShow: (values: readonly string[]) => void;
  onClose: () => void;
}

/** The filters of narrow screens. Choosing counts; the list changes when it is shown. Loaded when it is opened. */
export default function FilterDrawer({ slug, categories, chosen, onShow, onClose }: FilterDrawerProps) {
  const [values, setValues] = useState(chosen);
  const { data } = useQuery(listingQuery(slug, new URLSearchParams(listingSearch(listingOfFilters(values)))), {
    keepPreviousData: true,
  });
  const show = (shown: readonly string[]) => {
    onShow(shown);
    onClose();
  };
  return (
    <Drawer defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title="Filters" side="start">
        <DrawerBody>
          <CategoryFilterGroups categories={categories} chosen={values} onChange={setValues} />
        </DrawerBody>
        <DrawerFooter>
          <FilterActions onShow={() => show(values)} onClear={() => setValues([])}>
            {data ? `Show ${data.total} ${data.total === 1 ? "product" : "products"}` : "Show products"}
          </FilterActions>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}
