import { PaymentConfirmed, PaymentProof } from "@selvedge/commerce/wire/checkout";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { OrderReads } from "../audit/index.ts";
import { sessionOf, type Sessions, signedIn, userOf } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Orders } from "../orders/index.ts";
import type { Payments } from "./payments.service.ts";

interface PaymentRouteDependencies {
  payments: Payments;
  orders: Orders;
  sessions: Sessions;
  reads: OrderReads;
}

export const paymentRoutes: FastifyPluginAsyncZod<PaymentRouteDependencies> = async (
  app,
  { payments, orders, sessions, reads },
) => {
  app.post("/api/orders/:orderId/payment", {
    schema: {
      operationId: "confirmPayment",
      tags: ["orders"],
      params: z.object({ orderId: z.string() }),
      body: PaymentProof,
      response: { 200: PaymentConfirmed, ...refusals(401, 404, 409, 422) },
    },
    onRequest: signedIn(sessions),
    async handler(request) {
      const { id } = userOf(request);
      const { orderId } = request.params;
      await payments.confirm(await orders.owned(id, orderId), request.body);
      const order = await orders.find(id, orderId);
      await reads.note(sessionOf(request), [order.id]);
      return { status: "success", order } as const;
    },
  });
};
