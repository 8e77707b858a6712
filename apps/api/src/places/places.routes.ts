import { isPaidOnDelivery, type PinRange } from "@selvedge/commerce/cash-on-delivery";
import { isCountry } from "@selvedge/commerce/places";
import { isPinCode } from "@selvedge/commerce/contact-rules";
import { deliveryWindow } from "@selvedge/commerce/delivery";
import { cityOfPin, stateOfPin, suggestPostalCodes } from "@selvedge/commerce/postal-codes";
import { normalisePostalCode } from "@selvedge/commerce/typed-text";
import { DeliveryAnswer, PostalCodesAnswer } from "@selvedge/commerce/wire/checkout";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import { refusals, refusedField } from "../http/refusal.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** Changes at midnight, and when the owner sets other days. */
const MINUTE_SECONDS = 60;

interface PlacesRoutes {
  clock: Clock;
  shopSettings: ShopSettingsService;
  cashOnDelivery: readonly PinRange[];
}

/** Places by postal code or name, and when a parcel would be there. The tables are too large for the browser. */
export const placesRoutes: FastifyPluginAsyncZod<PlacesRoutes> = async (
  app,
  { clock, shopSettings, cashOnDelivery },
) => {
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

  app.get("/api/delivery", {
    schema: {
      operationId: "promiseDelivery",
      tags: ["checkout"],
      querystring: z.object({
        pincode: z.string().overwrite(normalisePostalCode).default("").meta({ description: "Of India, six digits" }),
      }),
      response: { 200: DeliveryAnswer, ...refusals(422) },
    },
    handler: async ({ query: { pincode } }, reply) => {
      const state = stateOfPin(pincode);
      if (state === null) {
        throw refusedPin(isPinCode(pincode) ? "We do not know this PIN code. Please check it." : INVALID_PIN);
      }
      const { earliest, latest } = deliveryWindow(clock.now(), await shopSettings.current());
      reply.header("cache-control", `public, max-age=${MINUTE_SECONDS}`);
      return {
        pincode,
        city: cityOfPin(pincode),
        state,
        earliest: earliest.toISOString(),
        latest: latest.toISOString(),
        cash_on_delivery: isPaidOnDelivery(pincode, cashOnDelivery),
      };
    },
  });
};

const INVALID_PIN = "Please enter a valid PIN code";
const refusedPin = (message: string) => refusedField("pincode", message);
