import { AddedToCart, AddToCart, CartCount, CartInbox, RemovedFromCart } from "@selvedge/commerce/wire/cart";
import { Acknowledged } from "@selvedge/commerce/wire/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import type { Carts } from "./cart.service.ts";

const token = z.unknown().optional().meta({ description: "The cart's token. Anything that is none counts as absent" });

const quantity = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, { error: "Please select a valid quantity" })
  .transform(Number);

/** The cart's routes. None requires a session or answers 401: the token, or a line's id, gives access. */
export const cartRoutes: FastifyPluginAsyncZod<{ carts: Carts }> = async (app, { carts }) => {
  app.post("/api/cart/items", {
    schema: {
      operationId: "addToCart",
      tags: ["cart"],
      body: AddToCart,
      response: { 200: AddedToCart, ...refusals(409, 422) },
    },
    handler: ({ body, ip }) => carts.add(body, ip),
  });

  app.get("/api/cart/inbox", {
    schema: {
      operationId: "getCart",
      tags: ["cart"],
      querystring: z.object({ cart_token: token }),
      response: { 200: CartInbox },
    },
    handler: ({ query }) => carts.inbox(query.cart_token),
  });

  app.get("/api/cart/count", {
    schema: {
      operationId: "countCart",
      tags: ["cart"],
      querystring: z.object({ cart_token: token }),
      response: { 200: CartCount },
    },
    handler: ({ query }) => carts.count(query.cart_token),
  });

  app.put("/api/cart/:rowId/:productId/:quantity", {
    schema: {
      operationId: "setCartLineQuantity",
      tags: ["cart"],
      params: z.object({ rowId: z.string(), productId: z.string(), quantity }),
      response: { 200: Acknowledged, ...refusals(404, 409, 422) },
    },
    handler: ({ params }) => carts.setQuantity(params.rowId, params.productId, params.quantity),
  });

  app.delete("/api/cart/:itemId", {
    schema: {
      operationId: "removeFromCart",
      tags: ["cart"],
      params: z.object({ itemId: z.string() }),
      body: z.object({ cart_token: token }),
      response: { 200: RemovedFromCart, ...refusals(404, 422) },
    },
    handler: ({ params, body }) => carts.remove(params.itemId, body.cart_token),
  });
};
