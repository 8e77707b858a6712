import { isOrderId } from "@selvedge/commerce/order-id";
import { PaymentProof } from "@selvedge/commerce/wire/checkout";
import { Acknowledged } from "@selvedge/commerce/wire/primitives";
import type { FastifyBaseLogger } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import type { Payments } from "./payments.service.ts";

/** Bytes: room for the three proof fields, or an error with its details. */
const LONGEST_FORM = 8 * 1024;

/**
 * Browsers that cannot show the provider's window in a frame, such as those inside other apps, come back through this
 * form post. It is cross-site and carries no bearer token; the signature proves the payment. Every request is
 * redirected to a page, which asks the server for the order's state.
 */
export const callbackRoutes: FastifyPluginAsyncZod<{ payments: Payments }> = async (app, { payments }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, done) =>
    done(null, new URLSearchParams(text.toString())),
  );

  app.post("/api/callbacks/razorpay", {
    config: { crossSite: "allowed" },
    bodyLimit: LONGEST_FORM,
    schema: {
      operationId: "returnFromPayment",
      tags: ["payments"],
      querystring: z.object({ order: z.string().max(40).optional() }),
      response: { 303: Acknowledged, ...refusals(422) },
    },
    async handler({ query, body, log }, reply) {
      const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
      const page = await pageFor(payments, isOrderId(query.order) ? query.order : null, fields, log);
      return reply.code(303).header("location", page).send({ status: "success" });
    },
  });
};

async function pageFor(
  payments: Payments,
  orderId: string | null,
  fields: URLSearchParams,
  log: FastifyBaseLogger,
): Promise<string> {
  const proof = PaymentProof.safeParse(Object.fromEntries(fields));
  const order = orderId === null ? {} : { order: orderId };
  if (!proof.success || orderId === null) {
    const reason = fields.has("error[code]") ? { reason: "declined" } : {};
    return `/payment-cancelled?${new URLSearchParams({ ...order, ...reason })}`;
  }
  await payments.confirmReturned(orderId, proof.data).catch((error: unknown) => {
    // As with the provider's window: the webhook also reports the payment, and the page polls until it has.
    log.warn({ err: error }, "a payment that came back with a browser is not confirmed yet");
  });
  return `/payment-success?${new URLSearchParams(order)}`;
}
