import { Acknowledged } from "@selvedge/commerce/wire/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refusals } from "../http/refusal.ts";
import type { Webhooks } from "./webhooks.service.ts";

/** The provider's webhook. Its signature covers the raw bytes, so the body is not parsed here. */
export const webhookRoutes: FastifyPluginAsyncZod<{ webhooks: Webhooks }> = async (app, { webhooks }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.post("/api/webhooks/razorpay", {
    config: { crossSite: "allowed", limit: "webhooks" },
    schema: {
      operationId: "receivePaymentEvent",
      tags: ["payments"],
      response: { 200: Acknowledged, ...refusals(400) },
    },
    async handler({ body, headers }) {
      await webhooks.receive({
        id: one(headers["x-razorpay-event-id"]),
        signature: one(headers["x-razorpay-signature"]) ?? "",
        rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      });
      return { status: "success" } as const;
    },
  });
};

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" && header !== "" && header.length <= 200 ? header : undefined;
}
