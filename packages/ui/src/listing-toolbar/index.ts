export {
  ListingToolbar,
  ListingToolbarCount,
  ListingToolbarFilter,
  type ListingToolbarFilterProps,
  ListingToolbarSort,
  type ListingToolbarSortProps,
} from "./listing-toolbar.tsx";
export {
  ListingToolbarLayout,
  type ListingToolbarLayoutLabels,
  type ListingToolbarLayoutProps,
} from "./listing-toolbar-layout.tsx";
