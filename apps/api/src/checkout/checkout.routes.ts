import { CheckoutOptions, PendingOrder, PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ORDER_KEY_HOURS } from "@selvedge/commerce/promises";
import { type Sessions, signedIn, userNamed } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Checkout } from "./checkout.service.ts";

const UserPath = z.object({ userId: z.string() });
const OrderHeaders = z.object({
  "idempotency-key": z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({
      description: `One per order. For ${ORDER_KEY_HOURS} hours the same request with the same key gives the same answer, as long as its order is placed or its pieces are kept.`,
    }),
});

export const checkoutRoutes: FastifyPluginAsyncZod<{ checkout: Checkout; sessions: Sessions }> = async (
  app,
  { checkout, sessions },
) => {
  app.addHook("onRequest", signedIn(sessions, "User not authenticated"));

  app.get("/api/users/checkout/:userId", {
    schema: {
      operationId: "checkoutOptions",
      tags: ["checkout"],
      params: UserPath,
      response: { 200: CheckoutOptions, ...refusals(401, 403) },
    },
    async handler(request) {
      userNamed(request, request.params.userId);
      return checkout.options();
    },
  });

  app.post("/api/users/checkout/:userId", {
    schema: {
      operationId: "placeOrder",
      tags: ["checkout"],
      params: UserPath,
      headers: OrderHeaders,
      body: PendingOrder,
      response: { 201: PlacedOrder, ...refusals(401, 403, 409, 422, 503) },
    },
    // Refuses another user's request before its body is validated.
    preValidation: async (request) => void userNamed(request, request.params.userId),
    async handler(request, reply) {
      const user = userNamed(request, request.params.userId);
      const answer = await checkout.order(user.id, request.body, request.headers["idempotency-key"], request.ip);
      return reply.code(201).send(answer);
    },
  });
};
