import { type ListingQuery, readListingQuery } from "@selvedge/commerce/listing";
import {
  CatalogueAnswer,
  CategoriesAnswer,
  HomeAnswer,
  ListingAnswer,
  ProductAnswer,
} from "@selvedge/commerce/wire/catalogue";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import type { Clock } from "../clock.ts";
import { FILTERED_WEIGHT, isFiltered, ListingParameters, listingAddress } from "./listing-parameters.ts";
import { readProductId } from "./product-id.ts";
import { revalidatePublicAnswers } from "./revalidation.ts";
import type { ShownCatalogue } from "./shown-catalogue.ts";
import {
  keysOfCategories,
  keysOfHome,
  keysOfListing,
  isSurrogate,
  keysOfProduct,
  sendShown,
} from "./surrogate-keys.ts";

interface CatalogueRoutes {
  catalogue: ShownCatalogue;
  clock: Clock;
}

/** The public catalogue routes, which ignore sessions. */
export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueRoutes> = async (app, { catalogue, clock }) => {
  revalidatePublicAnswers(app);
  app.addHook("onReady", () => catalogue.prepare());

  /**
   * Answers with several products. A CDN is also told how long the answer holds. The next scheduled change is read
   * before the answer, so that one in between leaves no time to cache it.
   */
  async function sendSeveral<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<Answer>,
    keysOf: (answer: Answer) => string[],
  ): Promise<Answer> {
    if (!isSurrogate(request)) return read();
    const until = await catalogue.nextTurn();
    const answer = await read();
    sendShown(reply, { keys: keysOf(answer), until }, clock.now());
    return answer;
  }
  const sendListing = (request: FastifyRequest, reply: FastifyReply, query: ListingQuery, slug: string | null) =>
    sendSeveral(
      request,
      reply,
      () => catalogue.list(query, slug),
      (answer) => keysOfListing(answer, query),
    );

  app.get("/api/home", {
    schema: { operationId: "getHome", tags: ["catalogue"], response: { 200: HomeAnswer } },
    handler: (request, reply) => sendSeveral(request, reply, () => catalogue.home(), keysOfHome),
  });

  app.get("/api/home/categories", {
    schema: { operationId: "getCategories", tags: ["catalogue"], response: { 200: CategoriesAnswer } },
    handler: (request, reply) => sendSeveral(request, reply, () => catalogue.categories(), keysOfCategories),
  });

  const weight = ({ query }: FastifyRequest) =>
    isFiltered(readListingQuery(listingAddress(query as Record<string, string>))) ? FILTERED_WEIGHT : 1;

  app.get("/api/products", {
    config: { weight },
    schema: {
      operationId: "listProducts",
      tags: ["catalogue"],
      querystring: ListingParameters,
      response: { 200: ListingAnswer },
    },
    handler: (request, reply) => sendListing(request, reply, readListingQuery(listingAddress(request.query)), null),
  });

  app.get("/api/categories/:slug/products", {
    config: { weight },
    schema: {
      operationId: "listCategoryProducts",
      tags: ["catalogue"],
      params: z.object({ slug: z.string() }),
      querystring: ListingParameters,
      response: { 200: ListingAnswer, ...refusals(404) },
    },
    handler: (request, reply) =>
      sendListing(request, reply, readListingQuery(listingAddress(request.query)), request.params.slug),
  });

  app.get("/api/catalogue", {
    schema: {
      operationId: "readCatalogue",
      tags: ["catalogue"],
      querystring: z.object({
        after: z
          .string()
          .optional()
          .meta({ description: "`next` of the answer before; from the first product without" }),
      }),
      response: { 200: CatalogueAnswer },
    },
    handler: ({ query }) => catalogue.entries(readProductId(query.after ?? "") ?? 0),
  });

  app.get("/api/products/:slug", {
    schema: {
      operationId: "getProduct",
      tags: ["catalogue"],
      params: z.object({ slug: z.string().meta({ description: "The product's slug, or its id" }) }),
      response: { 200: ProductAnswer, ...refusals(404) },
    },
    handler: async (request, reply) => {
      const answer = await catalogue.product(request.params.slug);
      const { offer } = answer.product;
      const until = offer && new Date(offer.expire_date);
      if (isSurrogate(request)) sendShown(reply, { keys: keysOfProduct(answer), until }, clock.now());
      return answer;
    },
  });
};
