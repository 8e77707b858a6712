import {
  ExchangeAnswer,
  ExchangeBody,
  OrderAnswer,
  OrderItemsAnswer,
  OrdersAnswer,
  UserOrdersAnswer,
} from "@selvedge/commerce/wire/orders";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { OrderReads } from "../audit/index.ts";
import { sessionOf, type Sessions, signedIn, userNamed, userOf } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Exchanges } from "./exchanges.service.ts";
import type { Orders } from "./orders.service.ts";

// No pattern here: a malformed order number is answered like an unknown one.
const OrderPath = z.object({ orderId: z.string() });
const UserPath = z.object({ userId: z.string() });

interface OrderRoutes {
  orders: Orders;
  exchanges: Exchanges;
  sessions: Sessions;
  reads: OrderReads;
}

export const orderRoutes: FastifyPluginAsyncZod<OrderRoutes> = async (app, { orders, exchanges, sessions, reads }) => {
  app.addHook("onRequest", signedIn(sessions));

  async function listed(request: FastifyRequest, userId: string) {
    const all = await orders.list(userId);
    await reads.note(
      sessionOf(request),
      all.map(({ id }) => id),
    );
    return all;
  }

  app.get("/api/orders", {
    schema: { operationId: "listOrders", tags: ["orders"], response: { 200: OrdersAnswer, ...refusals(401) } },
    handler: async (request) => ({ success: true, data: await listed(request, userOf(request).id) }) as const,
  });

  app.get("/api/orders/:orderId", {
    schema: {
      operationId: "getOrder",
      tags: ["orders"],
      params: OrderPath,
      response: { 200: OrderAnswer, ...refusals(401, 404) },
    },
    async handler(request) {
      const data = await orders.find(userOf(request).id, request.params.orderId);
      await reads.note(sessionOf(request), [data.id]);
      return { success: true, data } as const;
    },
  });

  app.post("/api/orders/:orderId/exchange", {
    schema: {
      operationId: "askForExchange",
      tags: ["orders"],
      params: OrderPath,
      body: ExchangeBody,
      response: { 201: ExchangeAnswer, ...refusals(401, 404, 409, 422) },
    },
    async handler(request, reply) {
      const order = await exchanges.ask(userOf(request).id, request.params.orderId, request.body);
      await reads.note(sessionOf(request), [order.id]);
      return reply.code(201).send({ status: "success", order });
    },
  });

  app.get("/api/users/orders/:userId", {
    schema: {
      operationId: "listUserOrders",
      tags: ["orders"],
      params: UserPath,
      response: { 200: UserOrdersAnswer, ...refusals(401, 403) },
    },
    handler: async (request) => ({ orders: await listed(request, userNamed(request, request.params.userId).id) }),
  });

  app.get("/api/users/orders/:orderId/items", {
    schema: {
      operationId: "listOrderItems",
      tags: ["orders"],
      params: OrderPath,
      response: { 200: OrderItemsAnswer, ...refusals(401, 404) },
    },
    async handler(request) {
      const items = await orders.lines(userOf(request).id, request.params.orderId);
      await reads.note(sessionOf(request), [request.params.orderId]);
      return { items };
    },
  });
};
