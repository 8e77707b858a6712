import { paiseFromRupees } from "@selvedge/commerce/money";
import { Coupon } from "@selvedge/commerce/wire/cart";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import type { Coupons } from "./coupon.service.ts";

/** The cart that the coupon is for. Without both, only the code is looked at. The order is checked again when it is made. */
const CouponQuery = z.object({
  subtotal: z.coerce.number().min(0).max(100_000_000).optional().meta({ description: "Rupees before the discount" }),
  products: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
    .optional()
    .meta({ description: "Ids of its products, with commas between" }),
});

/** Whether a coupon may be used, and for what. How often it was used, and by whom, is not said. */
export const couponRoutes: FastifyPluginAsyncZod<{ coupons: Coupons }> = async (app, { coupons }) => {
  app.get("/api/coupon/:code", {
    schema: {
      operationId: "getCoupon",
      tags: ["cart"],
      params: z.object({ code: z.string() }),
      querystring: CouponQuery,
      response: { 200: Coupon, ...refusals(404, 422) },
    },
    handler: ({ params, query: { subtotal, products }, ip }) =>
      coupons.lookUp(
        params.code,
        ip,
        subtotal === undefined || products === undefined
          ? undefined
          : { subtotalPaise: paiseFromRupees(subtotal), productIds: products.split(",").map(Number) },
      ),
  });
};
