import { readListingQuery } from "@selvedge/commerce/listing";
import { readSearchText } from "@selvedge/commerce/search";
import { SearchAnswer } from "@selvedge/commerce/wire/search";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { FILTERED_WEIGHT, ListingParameters, listingAddress, revalidatePublicAnswers } from "../catalogue/index.ts";
import type { Search } from "./search.service.ts";

/** All texts, because a search never fails on its address: what cannot be read is as if it were not there. */
const SearchParameters = ListingParameters.extend({
  q: z.string().optional().meta({ description: "What is looked for; 100 characters of it count" }),
  per_page: z.string().optional().meta({ description: "1 to 100, 12 by default; 6 while somebody types" }),
  sort: z.string().optional().meta({ description: "default (best first), price_asc, price_desc, name_asc, name_desc" }),
});

/** Finds products and categories. Public, and ignores whoever asks. */
export const searchRoutes: FastifyPluginAsyncZod<{ search: Search }> = async (app, { search }) => {
  revalidatePublicAnswers(app);
  app.get("/api/search", {
    config: { weight: () => FILTERED_WEIGHT },
    schema: {
      operationId: "search",
      tags: ["catalogue"],
      querystring: SearchParameters,
      response: { 200: SearchAnswer },
    },
    handler: ({ query }) => {
      const address = listingAddress(query);
      return search.find(readSearchText(address), readListingQuery(address));
    },
  });
};
