export {
  ListingToolbar,
  type ListingToolbarProps,
  ListingToolbarCount,
  type ListingToolbarCountProps,
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
