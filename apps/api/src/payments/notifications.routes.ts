import { NotificationAnswer, NotificationBody } from "@selvedge/commerce/wire/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type Sessions, signedIn, userOf } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Notifications } from "./notifications.service.ts";

/**
 * The specification's two notification calls, which used to send any mail they were given. They now only ask for a
 * mail; the server decides its content and recipient.
 */
export const notificationRoutes: FastifyPluginAsyncZod<{ notifications: Notifications; sessions: Sessions }> = async (
  app,
  { notifications, sessions },
) => {
  app.addHook("onRequest", signedIn(sessions));
  const response = { 200: NotificationAnswer, ...refusals(401, 404, 409, 422) };

  app.post("/api/orders/send-notification", {
    schema: { operationId: "notifyShop", tags: ["orders"], body: NotificationBody, response },
    async handler(request) {
      const sent = await notifications.send(userOf(request).id, "shop", request.body);
      return { status: "success", sent } as const;
    },
  });

  app.post("/api/orders/send-customer-email", {
    schema: { operationId: "notifyCustomer", tags: ["orders"], body: NotificationBody, response },
    async handler(request) {
      const sent = await notifications.send(userOf(request).id, "customer", request.body);
      return { status: "success", sent } as const;
    },
  });
};
