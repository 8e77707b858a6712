import { z } from "zod";
import { ListingAnswer, ProductSummary, SubCategory } from "./catalogue.ts";

/** A category or sub-category that matches a search. */
export const FoundCategory = SubCategory;
export type FoundCategory = z.infer<typeof FoundCategory>;

/** `GET /api/search?q=`: a page of products with facets, as in a listing, and other results. */
export const SearchAnswer = ListingAnswer.omit({ category: true }).extend({
  query: z.string().meta({ description: "What was asked, as it was read" }),
  corrected: z.string().nullable().meta({ description: "What was looked for instead, because nothing is spelt so" }),
  suggestion: z.string().nullable().meta({ description: "What may have been meant, where nothing was found" }),
  categories: z
    .array(FoundCategory)
    .meta({ description: "Those that the search names; some of all where nothing was found" }),
  journals: z.array(z.never()).meta({ description: "Pieces of the journal" }),
  popular: z.array(ProductSummary).meta({ description: "What sells, where nothing was found" }),
  newest: z.array(ProductSummary).meta({ description: "New arrivals, where nothing was found" }),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
