import { island } from "../../lib/islands/index.ts";
import type { ListingParts } from "./product-listing.tsx";

/** The parts of a list on a page, as islands. */
export const listingIslands: ListingParts = {
  CardControls: island(() => import("./card-controls.tsx")),
  ActiveFilters: island(() => import("../catalogue/active-filters.tsx")),
  ListingPages: island(() => import("../catalogue/listing-pages-below.tsx"), { at: "sight" }),
};
