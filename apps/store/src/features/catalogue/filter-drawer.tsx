import { useState } from "react";
import { type ListingQuery, listingSearch } from "@selvedge/commerce/listing";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from "@selvedge/ui/drawer";
import { FilterActions } from "@selvedge/ui/filter-panel";
import { Skeleton, SkeletonText } from "@selvedge/ui/skeleton";
import { useQuery } from "../../lib/use-query.ts";
import { listingQuery } from "./catalogue-queries.ts";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { withoutFilters } from "./listing-filters.ts";

export interface FilterDrawerProps extends Pick<FilterFieldsProps, "slug" | "categories" | "asked"> {
  onShow: (asked: ListingQuery) => void;
  onClose: () => void;
}

/** The filters of narrow screens. Choosing counts; the list changes when it is shown. Loaded when it is opened. */
export default function FilterDrawer({ slug, categories, asked, onShow, onClose }: FilterDrawerProps) {
  const [draft, setDraft] = useState({ ...asked, page: 1 });
  const { data } = useQuery(listingQuery(slug, new URLSearchParams(listingSearch(draft))), { keepPreviousData: true });
  const show = () => {
    onShow(draft);
    onClose();
  };
  return (
    <Drawer defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title="Filters" side="start">
        <DrawerBody>
          {data ? (
            <FilterFields slug={slug} categories={categories} facets={data.facets} asked={draft} onChange={setDraft} />
          ) : (
            <Skeleton label="Loading filters">
              <SkeletonText lines={8} className="sv:gap-7.5 sv:py-4" />
            </Skeleton>
          )}
        </DrawerBody>
        <DrawerFooter>
          <FilterActions onShow={show} onClear={() => setDraft(withoutFilters(draft))}>
            {data ? `Show ${data.total} ${data.total === 1 ? "product" : "products"}` : "Show products"}
          </FilterActions>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}
