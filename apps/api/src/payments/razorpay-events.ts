import { z } from "zod";
import type { ProviderEvent, ProviderPayment } from "./provider.ts";

/** Razorpay's payment: the fields that we read. */
export const RazorpayPayment = z.object({
  id: z.string().max(100),
  order_id: z.string().max(100),
  amount: z.number().int(),
  currency: z.string().max(10),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
});

/** Razorpay's refund, as it appears in events. */
const RefundEntity = z.object({
  id: z.string().max(100),
  payment_id: z.string().max(100),
  amount: z.number().int().optional(),
  status: z.enum(["pending", "processed", "failed"]),
});

/** Razorpay's refund, as API calls return it. */
export const RazorpayRefund = RefundEntity.extend({ amount: z.number().int() });

const RazorpayEvent = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: RazorpayPayment }).optional(),
    refund: z.object({ entity: RefundEntity }).optional(),
  }),
});

/**
 * Parses an event in Razorpay's format. An event that is not about a payment or a refund, or cannot be read, is
 * `other`.
 */
export function readRazorpayEvent(body: string): ProviderEvent {
  const parsed = RazorpayEvent.safeParse(parseJson(body));
  if (!parsed.success) return { kind: "other", name: "unreadable" };
  const { event, payload } = parsed.data;
  if (event.startsWith("refund.") && payload.refund) {
    const { id, payment_id, amount = null, status } = payload.refund.entity;
    return { kind: "refund", paymentId: payment_id, refundId: id, amountPaise: amount, done: status === "processed" };
  }
  const payment = payload.payment && paymentFromRazorpay(payload.payment.entity);
  return payment ? { kind: "payment", payment } : { kind: "other", name: event };
}

/** `undefined` for a payment that has only been created, without an attempt. */
export function paymentFromRazorpay(entity: z.infer<typeof RazorpayPayment>): ProviderPayment | undefined {
  const { id, order_id, amount, currency, status } = entity;
  if (status === "created") return undefined;
  return { id, providerOrderId: order_id, amountPaise: amount, currency, status };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Signed but not JSON: the event is stored and otherwise ignored.
    return undefined;
  }
}
