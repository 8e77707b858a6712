import { type ListingQuery, readListingQuery } from "@selvedge/commerce/listing";
import { CategoriesAnswer, HomeAnswer, ListingAnswer, ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import type { Catalogue } from "./catalogue.service.ts";
import { revalidatePublicAnswers } from "./revalidation.ts";

/** All texts, because a listing never fails on its address: what cannot be read is as if it were not there. */
const ListingParameters = z.object({
  page: z.string().optional().meta({ description: "From 1; beyond the last page the list is empty" }),
  per_page: z.string().optional().meta({ description: "1 to 100, 12 by default" }),
  category_id: z.string().optional().meta({ description: "Comma-separated ids: products in any of them" }),
  sub_category_id: z.string().optional().meta({ description: "Comma-separated ids; each narrows its own category" }),
  sort: z.string().optional().meta({ description: "default, price_asc, price_desc, name_asc, name_desc" }),
});

function readQuery(query: z.infer<typeof ListingParameters>): ListingQuery {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return readListingQuery(new URLSearchParams(given));
}

/** The calls that show what the shop sells. They are public, and ignore whoever asks. */
export const catalogueRoutes: FastifyPluginAsyncZod<{ catalogue: Catalogue }> = async (app, { catalogue }) => {
  revalidatePublicAnswers(app);
  app.addHook("onReady", async () => {
    for (const product of await catalogue.unpictured()) {
      app.log.warn({ product }, "published without a picture, and so not shown");
    }
  });

  app.get("/api/home", {
    schema: { operationId: "getHome", tags: ["catalogue"], response: { 200: HomeAnswer } },
    handler: () => catalogue.home(),
  });

  app.get("/api/home/categories", {
    schema: { operationId: "getCategories", tags: ["catalogue"], response: { 200: CategoriesAnswer } },
    handler: () => catalogue.categories(),
  });

  app.get("/api/products", {
    schema: {
      operationId: "listProducts",
      tags: ["catalogue"],
      querystring: ListingParameters,
      response: { 200: ListingAnswer },
    },
    handler: ({ query }) => catalogue.list(readQuery(query), null),
  });

  app.get("/api/categories/:slug/products", {
    schema: {
      operationId: "listCategoryProducts",
      tags: ["catalogue"],
      params: z.object({ slug: z.string() }),
      querystring: ListingParameters,
      response: { 200: ListingAnswer, ...refusals(404) },
    },
    handler: ({ params, query }) => catalogue.list(readQuery(query), params.slug),
  });

  app.get("/api/products/:slug", {
    schema: {
      operationId: "getProduct",
      tags: ["catalogue"],
      params: z.object({ slug: z.string().meta({ description: "The product's slug, or its id" }) }),
      response: { 200: ProductAnswer, ...refusals(404) },
    },
    handler: ({ params }) => catalogue.product(params.slug),
  });
};
