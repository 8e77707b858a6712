import { createHmac } from "node:crypto";
import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { TestApp } from "./test-app.ts";

/** The raw body of the provider's event for a captured payment that matches its order, with `change` applied. */
export function paymentEvent(
  { payment }: PlacedOrder,
  paymentId: string,
  change: object = {},
  event = "payment.captured",
): string {
  const entity = {
    id: paymentId,
    entity: "payment",
    order_id: payment?.provider_order_id,
    amount: payment?.amount,
    currency: "INR",
    status: "captured",
    ...change,
  };
  return JSON.stringify({ entity: "event", event, payload: { payment: { entity } } });
}

export function signEvent(body: string, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/** Delivers an event as the provider does, and runs the jobs. Resolves with the status of the answer. */
export async function deliverEvent(
  shop: TestApp,
  body: string,
  { id, signature, type = "application/json" }: { id: string | undefined; signature: string; type?: string },
): Promise<number> {
  const answer = await shop.app.inject({
    method: "POST",
    url: "/api/webhooks/razorpay",
    payload: body,
    headers: {
      "content-type": type,
      "x-razorpay-signature": signature,
      "sec-fetch-site": "cross-site",
      ...(id === undefined ? {} : { "x-razorpay-event-id": id }),
    },
  });
  await shop.runJobs();
  return answer.statusCode;
}

/** The raw body of the provider's event for a refund. */
export function refundEvent(
  paymentId: string,
  amount: number,
  event: "created" | "processed" | "failed" = "processed",
  status: "pending" | "processed" | "failed" = "processed",
): string {
  const entity = { id: `rfnd_${paymentId}`, entity: "refund", payment_id: paymentId, amount, currency: "INR", status };
  return JSON.stringify({ entity: "event", event: `refund.${event}`, payload: { refund: { entity } } });
}
