import { Coupon } from "@selvedge/commerce/wire/cart";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import type { Coupons } from "./coupon.service.ts";

/** Whether a coupon may be used, and for what. How often it was used, and by whom, is not said. */
export const couponRoutes: FastifyPluginAsyncZod<{ coupons: Coupons }> = async (app, { coupons }) => {
  app.get("/api/coupon/:code", {
    schema: {
      operationId: "getCoupon",
      tags: ["cart"],
      params: z.object({ code: z.string() }),
      response: { 200: Coupon, ...refusals(404) },
    },
    handler: ({ params, ip }) => coupons.lookUp(params.code, ip),
  });
};
