import { useState } from "react";
import type { ListingQuery } from "@selvedge/commerce/listing";
import type { ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from "@selvedge/ui/drawer";
import { FilterActions } from "@selvedge/ui/filter-panel";
import { Skeleton, SkeletonText } from "@selvedge/ui/skeleton";
import type { Query } from "../../lib/query.ts";
import { useLastingQuery } from "../../lib/use-query.ts";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { withoutFilters } from "./listing-filters.ts";

export interface FilterDrawerProps extends Pick<FilterFieldsProps, "slug" | "categories" | "asked"> {
  /** The address of the list with other filters. */
  addressOf: (asked: ListingQuery) => string;
  /** The listing query of an address. */
  queryOf: (search: URLSearchParams) => Query<Pick<ListingAnswer, "total" | "facets">>;
  onShow: (asked: ListingQuery) => void;
  onClose: () => void;
}

/**
 * The filters on narrow screens. Choosing one updates the counts; the list changes when the drawer is confirmed. Loaded
 * when it is opened.
 */
export default function FilterDrawer({
  slug,
  categories,
  asked,
  addressOf,
  queryOf,
  onShow,
  onClose,
}: FilterDrawerProps) {
  const [draft, setDraft] = useState({ ...asked, page: 1 });
  const [, search] = addressOf(draft).split("?");
  const { data } = useLastingQuery(queryOf(new URLSearchParams(search)));
  const show = () => {
    onShow(draft);
    onClose();
  };
  return (
    <Drawer defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
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
