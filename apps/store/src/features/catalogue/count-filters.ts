import { countChosen } from "@selvedge/commerce/facets";
import type { ListingQuery } from "@selvedge/commerce/listing";

/** Number of active filters. A price range counts as one. */
export const countFilters = (asked: ListingQuery): number =>
  asked.categoryIds.length + asked.subCategoryIds.length + countChosen(asked);
