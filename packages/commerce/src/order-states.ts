import type { OrderStatus, PaymentStatus } from "./wire/orders.ts";

/** The colour of a status. */
export type StatusTone = "neutral" | "info" | "warning" | "accent" | "success" | "danger";

/** The steps of the order tracker. */
export const TRACKER_STEPS = ["Order Placed", "Order Processed", "Shipped", "Delivered"] as const;

const STATUSES: Readonly<Record<OrderStatus, { text: string; tone: StatusTone; step: number; next: OrderStatus[] }>> = {
  payment_pending: {
    text: "Awaiting payment",
    tone: "neutral",
    step: -1,
    next: ["payment_failed", "placed", "cancelled"],
  },
  // A bank may approve a payment minutes after declining it, and an expired order may still be paid, so both can be
  // placed.
  payment_failed: { text: "Payment failed", tone: "danger", step: -1, next: ["placed", "cancelled"] },
  placed: { text: "Placed", tone: "info", step: 0, next: ["processing", "cancelled"] },
  processing: { text: "Processing", tone: "warning", step: 1, next: ["shipped", "cancelled"] },
  // An undeliverable parcel comes back, which has no status of its own.
  shipped: { text: "Shipped", tone: "accent", step: 2, next: ["delivered", "cancelled"] },
  delivered: { text: "Delivered", tone: "success", step: 3, next: [] },
  cancelled: { text: "Cancelled", tone: "neutral", step: -1, next: [] },
};

const PAYMENTS: Readonly<Record<PaymentStatus, { text: string; next: PaymentStatus[] }>> = {
  pending: { text: "Pending", next: ["paid", "failed", "review", "refund_pending"] },
  failed: { text: "Failed", next: ["paid", "review", "refund_pending"] },
  // The amount or currency does not match, and a person decides.
  review: { text: "Under review", next: ["paid", "refund_pending"] },
  paid: { text: "Paid", next: ["refund_pending"] },
  refund_pending: { text: "Refund on its way", next: ["refunded"] },
  refunded: { text: "Refunded", next: [] },
};

/** Whether an order may change from one status to another. Forward only, and not to itself. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return STATUSES[from].next.includes(to);
}

/** Whether a payment may change from one status to another. Forward only, and not to itself. */
export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENTS[from].next.includes(to);
}

/** The label of an order status. */
export function orderStatusText(status: OrderStatus): string {
  return STATUSES[status].text;
}

/** The colour of an order status. */
export function statusTone(status: OrderStatus): StatusTone {
  return STATUSES[status].tone;
}

/** The label of a payment status. */
export function paymentStatusText(status: PaymentStatus): string {
  return PAYMENTS[status].text;
}

/** Index in `TRACKER_STEPS` of the current step; -1 before the order is placed and after it is cancelled. */
export function trackerStep(status: OrderStatus): number {
  return STATUSES[status].step;
}
