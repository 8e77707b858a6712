import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { type ListingQuery, SHOP_SKELETONS, WHOLE_SHOP } from "@selvedge/commerce/listing";
import type { Category, ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import {
  ListingToolbar,
  ListingToolbarCount,
  ListingToolbarFilter,
  ListingToolbarLayout,
} from "@selvedge/ui/listing-toolbar";
import {
  PRODUCT_GRID_SIZES,
  ProductGrid,
  ProductGridItem,
  type ProductGridLayout,
  type ProductGridProps,
} from "@selvedge/ui/product-grid";
import { announce } from "@selvedge/ui/live-region";
import { Pagination } from "@selvedge/ui/pagination";
import { CardControls } from "../../islands/listing.ts";
import { overlay } from "../../lib/islands/index.ts";
import type { Query } from "../../lib/query.ts";
import { useQuery } from "../../lib/use-query.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { ActiveFilters } from "../catalogue/active-filters.tsx";
import { categoriesQuery } from "../page/categories-query.ts";
import type { FilterSideProps } from "../catalogue/filter-side.tsx";
import { countFilters } from "../catalogue/count-filters.ts";
import { SortForm } from "../catalogue/sort-form.tsx";
import { StoreProductCard } from "./store-product-card.tsx";
import { useGridLayout } from "../catalogue/use-grid-layout.ts";
import type { useListing } from "../catalogue/use-listing.ts";

// A failed load needs no message: the list is usable without it.
const NewestPieces = overlay(
  () => import("./newest-pieces-view.tsx"),
  () => undefined,
);
const FilterSide = overlay<FilterSideProps & { onMissing: () => void }>(
  () => import("../catalogue/filter-side.tsx"),
  ({ onMissing }) => {
    onMissing();
    sayNotOpened();
  },
  <div />,
);
const FilterDrawer = overlay(
  () => import("../catalogue/filter-drawer.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/** Cards visible without scrolling on most screens. */
const EAGER_CARDS = 4;

export interface ProductListingProps {
  /** Slug of the category; null where a category can be chosen. */
  slug: string | null;
  /** Which categories can be chosen. @default all */
  offers?: (category: Category) => boolean;
  /** The address of the list with other filters. */
  addressOf: (asked: ListingQuery) => string;
  listing: ShownListing;
  /** Columns, where they cannot be chosen. @default as last chosen in this browser */
  layout?: ProductGridLayout;
  /** The list is below the first screen, so its pictures load lazily. */
  isBelow?: boolean;
  /** Content among the products, before the one with this index: a `ProductGridItem`. */
  interlude?: { index: number; item: ReactNode };
  /**
   * Texts for a list that is empty even without filters. @default the same as for filters without results, plus the
   * newest products
   */
  whenBare?: Pick<ProductGridProps, "labels" | "emptyAction">;
}

/** The listed products: `useListing`, or the results of a search. */
export type ShownListing = Omit<ReturnType<typeof useListing>, "listing" | "queryOf"> & {
  listing: Omit<ListingAnswer, "category"> | undefined;
  /** The query of an address of the list. */
  queryOf: (search: URLSearchParams) => Query<Omit<ListingAnswer, "category">>;
};

/** A product list with filters, sort order, layouts and pages. All but the layout is kept in the address. */
export function ProductListing({
  slug,
  offers = () => true,
  addressOf,
  listing: { asked, ask, queryOf, listing, state, isRefreshing, retry },
  layout: fixed,
  isBelow = false,
  interlude,
  whenBare,
}: ProductListingProps) {
  const { data } = useQuery(categoriesQuery);
  const categories = data?.categories.filter(offers) ?? [];
  const chosen = countFilters(asked);
  const bare = chosen === 0 ? whenBare : undefined;
  const filters = { categories, facets: listing?.facets, asked };
  const [chosenLayout, setLayout] = useGridLayout();
  const layout = fixed ?? chosenLayout;
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  // A failed list has neither count nor pages, whatever the previous list had.
  const known = state === "error" ? undefined : listing;
  const count = known === undefined ? "" : `${known.total} ${known.total === 1 ? "product" : "products"}`;
  useAnnouncedCount(isRefreshing || known === undefined ? null : count);

  /** Removing the last filter removes the focused button, so the focus moves to the button that opens the filters. */
  const showLeft = (left: ListingQuery) => {
    ask(left);
    if (!countFilters(left)) filterButton.current?.focus();
  };
  const handleFilterToggle = (open: boolean) => {
    if (window.matchMedia("(width >= 64rem)").matches) setPanelOpen(open);
    else setDrawerOpen(true);
  };

  return (
    <>
      <ListingToolbar>
        <ListingToolbarFilter
          ref={filterButton}
          label="Filter"
          count={chosen}
          open={isPanelOpen}
          onOpenChange={handleFilterToggle}
        />
        <ListingToolbarCount>{count}</ListingToolbarCount>
        <SortForm addressOf={addressOf} asked={asked} onSort={(sort) => ask({ sort })} />
        {!fixed && <ListingToolbarLayout value={layout} onValueChange={setLayout} />}
      </ListingToolbar>
      <ActiveFilters slug={slug} addressOf={addressOf} {...filters} onChange={showLeft} />
      <div
        className={
          isPanelOpen ? "sv:grid sv:gap-gutter sv:pt-6 sv:xl:grid-cols-[theme(spacing.filter-panel)_1fr]" : "sv:pt-6"
        }
      >
        {isPanelOpen && <FilterSide slug={slug} {...filters} onChange={ask} onMissing={() => setPanelOpen(false)} />}
        <ProductGrid
          variant={layout}
          state={state}
          aria-busy={isRefreshing || undefined}
          skeletons={SHOP_SKELETONS}
          onRetry={retry}
          emptyAction={
            chosen > 0 && (
              <Button
                variant="quiet"
                className="sv:noscript:hidden"
                onClick={() => showLeft({ ...WHOLE_SHOP, sort: asked.sort, perPage: asked.perPage })}
              >
                Clear all
              </Button>
            )
          }
          {...bare}
        >
          {listing?.data.map((product, index) => (
            <Fragment key={product.id}>
              {index === interlude?.index && interlude.item}
              <ProductGridItem>
                <StoreProductCard
                  product={product}
                  controls={<CardControls product={product} />}
                  level={2}
                  sizes={PRODUCT_GRID_SIZES[layout]}
                  priority={isBelow || index >= EAGER_CARDS ? "lazy" : index === 0 ? "first" : "eager"}
                  onOfferEnd={retry}
                />
              </ProductGridItem>
            </Fragment>
          ))}
        </ProductGrid>
      </div>
      {state === "empty" && !bare && <NewestPieces />}
      {known && known.last_page > 1 && (
        <Pagination
          className="sv:mt-block"
          page={known.current_page}
          pageCount={known.last_page}
          href={(page) => addressOf({ ...asked, page })}
        />
      )}
      {isDrawerOpen && (
        <FilterDrawer
          slug={slug}
          addressOf={addressOf}
          queryOf={queryOf}
          {...filters}
          onShow={ask}
          onClose={() => setDrawerOpen(false)}
        />
      )}
    </>
  );
}

/** Announces the number of products when a change has changed it, but not on arrival. */
function useAnnouncedCount(count: string | null): void {
  const last = useRef(count);
  useEffect(() => {
    if (count === null || count === last.current) return;
    if (last.current !== null) announce(count);
    last.current = count;
  }, [count]);
}
