import { TrackOrderAnswer, TrackOrderBody } from "@selvedge/commerce/wire/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { OrderReads } from "../audit/index.ts";
import { maybeSessionOf, maybeSignedIn, type Sessions } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Orders } from "./orders.service.ts";

interface TrackOrderRoutes {
  orders: Orders;
  sessions: Sessions;
  reads: OrderReads;
}

/** Order tracking, for guests too: they have nothing but the mail with the order's number. */
export const trackOrderRoutes: FastifyPluginAsyncZod<TrackOrderRoutes> = async (app, { orders, sessions, reads }) => {
  app.post("/api/track-order", {
    schema: {
      operationId: "trackOrder",
      tags: ["orders"],
      body: TrackOrderBody,
      response: { 200: TrackOrderAnswer, ...refusals(404, 422) },
    },
    async handler(request, reply) {
      const user = await maybeSignedIn(sessions, request, reply);
      const order = await orders.track(request.body, request.ip, user?.id);
      await reads.note(maybeSessionOf(request) ?? "tracking-form", [order.id]);
      return { status: "success", order } as const;
    },
  });
};
