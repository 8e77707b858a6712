import { type ComponentType, Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { type ListingQuery, SHOP_SKELETONS, WHOLE_SHOP } from "@selvedge/commerce/listing";
import type { Category, ListingAnswer, ProductSummary } from "@selvedge/commerce/wire/catalogue";
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
import { overlay } from "../../lib/islands/index.ts";
import type { Query } from "../../lib/query.ts";
import { useQuery } from "../../lib/use-query.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import type { ActiveFiltersProps } from "../catalogue/active-filters.tsx";
import { categoriesQuery } from "../catalogue/catalogue-queries.ts";
import type { FilterSideProps } from "../catalogue/filter-side.tsx";
import { countFilters } from "../catalogue/count-filters.ts";
import type { ListingPagesProps } from "../catalogue/listing-pages-below.tsx";
import { SortForm } from "../catalogue/sort-form.tsx";
import { StoreProductCard } from "./store-product-card.tsx";
import { useGridLayout } from "../catalogue/use-grid-layout.ts";
import type { useListing } from "../catalogue/use-listing.ts";

// Nothing is missed where they do not come.
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

/** Cards that are seen without scrolling on most screens. */
const EAGER_CARDS = 4;

/** What a list is made of besides its pictures: islands, or inside an island the components themselves. */
export interface ListingParts {
  CardControls: ComponentType<{ product: ProductSummary }>;
  ActiveFilters: ComponentType<ActiveFiltersProps>;
  ListingPages: ComponentType<ListingPagesProps>;
}

export interface ProductListingProps {
  /** `listingIslands`; inside an island, which holds no other, the components themselves. */
  parts: ListingParts;
  /** Of the category; null where a category can be chosen. */
  slug: string | null;
  /** Which categories can be chosen. @default all */
  offers?: (category: Category) => boolean;
  /** Where the list is shown in another way. */
  addressOf: (asked: ListingQuery) => string;
  listing: ShownListing;
  /** Its columns where nobody chooses them. @default as this browser last chose */
  layout?: ProductGridLayout;
  /** Nobody sees it without having moved, so that no picture is asked for before. */
  isBelow?: boolean;
  /** What stands among the products, before the one of this index: a `ProductGridItem`. */
  interlude?: { index: number; item: ReactNode };
  /** What is said of a list that has nothing, however it is asked for. @default the same as of filters that leave nothing, and the newest pieces */
  whenBare?: Pick<ProductGridProps, "labels" | "emptyAction">;
}

/** What is listed: `useListing`, or the results of a search. */
export type ShownListing = Omit<ReturnType<typeof useListing>, "listing" | "queryOf"> & {
  listing: Omit<ListingAnswer, "category"> | undefined;
  /** What an address of the list shows. */
  queryOf: (search: URLSearchParams) => Query<Omit<ListingAnswer, "category">>;
};

/** A list of products with its filters, orders, layouts and pages. All but the layout stands in the address. */
export function ProductListing({
  parts: { CardControls, ActiveFilters, ListingPages },
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
  const address = addressOf(asked);
  const [arrivedAt] = useState(address);
  const [chosenLayout, setLayout] = useGridLayout();
  const layout = fixed ?? chosenLayout;
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  // A list that failed has neither a count nor pages, whatever the one before it had.
  const known = state === "error" ? undefined : listing;
  const count = known === undefined ? "" : `${known.total} ${known.total === 1 ? "product" : "products"}`;
  useAnnouncedCount(isRefreshing || known === undefined ? null : count);

  /** What was pressed goes with the last filter; the way to choose others stays. */
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
          layout={layout}
          state={state}
          aria-busy={isRefreshing || undefined}
          skeletons={SHOP_SKELETONS}
          onRetry={retry}
          emptyAction={
            chosen > 0 && (
              <Button
                intent="quiet"
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
        // Far below, the server's links would stay those of the list of before until they are seen.
        <ListingPages
          key={String(address === arrivedAt)}
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

/** Says how many products there are when a change has changed that; never on arrival. */
function useAnnouncedCount(count: string | null): void {
  const last = useRef(count);
  useEffect(() => {
    if (count === null || count === last.current) return;
    if (last.current !== null) announce(count);
    last.current = count;
  }, [count]);
}
