import { ShopAnswer } from "@selvedge/commerce/wire/owner-settings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { isSurrogate, revalidatePublicAnswers, sendShown } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { ShopSettingsService } from "./shop-settings.service.ts";

interface ShopRoutes {
  shopSettings: ShopSettingsService;
  clock: Clock;
}

/** What every page says about the shop. Public. */
export const shopRoutes: FastifyPluginAsyncZod<ShopRoutes> = async (app, { shopSettings, clock }) => {
  revalidatePublicAnswers(app);
  app.addHook("onReady", () => shopSettings.assertGood());

  app.get("/api/shop", {
    schema: { operationId: "getShop", tags: ["catalogue"], response: { 200: ShopAnswer } },
    // Each document asks for it beside its own calls, and it is answered from memory.
    config: { limit: "none" },
    async handler(request, reply) {
      const { collections, ...shop } = await shopSettings.current();
      if (isSurrogate(request)) sendShown(reply, { keys: ["shop"], until: null }, clock.now());
      return { shop, collections };
    },
  });
};
