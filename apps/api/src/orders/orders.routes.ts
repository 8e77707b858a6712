import { OrderAnswer, OrderItemsAnswer, OrdersAnswer, UserOrdersAnswer } from "@selvedge/commerce/wire/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { type Sessions, signedIn, userNamed, userOf } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Orders } from "./orders.service.ts";

// No grammar here: what cannot be an order number is an order that does not exist.
const OrderPath = z.object({ orderId: z.string() });
const UserPath = z.object({ userId: z.string() });

export const orderRoutes: FastifyPluginAsyncZod<{ orders: Orders; sessions: Sessions }> = async (
  app,
  { orders, sessions },
) => {
  app.addHook("onRequest", signedIn(sessions));

  app.get("/api/orders", {
    schema: { operationId: "listOrders", tags: ["orders"], response: { 200: OrdersAnswer, ...refusals(401) } },
    handler: async (request) => ({ success: true, data: await orders.list(userOf(request).id) }) as const,
  });

  app.get("/api/orders/:orderId", {
    schema: {
      operationId: "getOrder",
      tags: ["orders"],
      params: OrderPath,
      response: { 200: OrderAnswer, ...refusals(401, 404) },
    },
    handler: async (request) =>
      ({ success: true, data: await orders.find(userOf(request).id, request.params.orderId) }) as const,
  });

  app.get("/api/users/orders/:userId", {
    schema: {
      operationId: "listUserOrders",
      tags: ["orders"],
      params: UserPath,
      response: { 200: UserOrdersAnswer, ...refusals(401, 403) },
    },
    handler: async (request) => ({ orders: await orders.list(userNamed(request, request.params.userId).id) }),
  });

  app.get("/api/users/orders/:orderId/items", {
    schema: {
      operationId: "listOrderItems",
      tags: ["orders"],
      params: OrderPath,
      response: { 200: OrderItemsAnswer, ...refusals(401, 404) },
    },
    handler: async (request) => ({ items: await orders.lines(userOf(request).id, request.params.orderId) }),
  });
};
