import { isCountry } from "@selvedge/commerce/places";
import { suggestPostalCodes } from "@selvedge/commerce/postal-codes";
import { PostalCodesAnswer } from "@selvedge/commerce/wire/checkout";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

const DAY_SECONDS = 24 * 60 * 60;

/** Suggests places for the beginning of a postal code or of a city's name. The tables are too large for the browser. */
export const placesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/postal-codes", {
    schema: {
      operationId: "suggestPostalCodes",
      tags: ["checkout"],
      querystring: z.object({
        country: z
          .string()
          .default("")
          .meta({ description: "A country of the shop's list; any other has no suggestions" }),
        q: z.string().default("").meta({ description: "From 3 characters on" }),
      }),
      response: { 200: PostalCodesAnswer },
    },
    handler: async ({ query: { country, q } }, reply) => {
      reply.header("cache-control", `public, max-age=${DAY_SECONDS}`);
      return { suggestions: isCountry(country) ? suggestPostalCodes(country, q) : [] };
    },
  });
};
