import type { OrderStatus, PaymentStatus } from "./wire/orders.ts";

/** How a status is coloured. */
export type StatusTone = "neutral" | "info" | "warning" | "accent" | "success" | "danger";

/** The four steps that a shopper follows. */
export const TRACKER_STEPS = ["Order Placed", "Order Processed", "Shipped", "Delivered"] as const;

const STATUSES: Readonly<Record<OrderStatus, { text: string; tone: StatusTone; step: number; next: OrderStatus[] }>> = {
  payment_pending: {
    text: "Awaiting payment",
    tone: "neutral",
    step: -1,
    next: ["payment_failed", "placed", "cancelled"],
  },
  // A bank may approve minutes after it declined, and an expired order may still be paid: both can yet be placed.
  payment_failed: { text: "Payment failed", tone: "danger", step: -1, next: ["placed", "cancelled"] },
  placed: { text: "Placed", tone: "info", step: 0, next: ["processing", "cancelled"] },
  processing: { text: "Processing", tone: "warning", step: 1, next: ["shipped", "cancelled"] },
  // A parcel that nobody takes comes back: there is no status of its own for that.
  shipped: { text: "Shipped", tone: "accent", step: 2, next: ["delivered", "cancelled"] },
  delivered: { text: "Delivered", tone: "success", step: 3, next: [] },
  cancelled: { text: "Cancelled", tone: "neutral", step: -1, next: [] },
};

const PAYMENTS: Readonly<Record<PaymentStatus, { text: string; next: PaymentStatus[] }>> = {
  pending: { text: "Pending", next: ["paid", "failed", "review", "refund_pending"] },
  failed: { text: "Failed", next: ["paid", "review", "refund_pending"] },
  // The amount or currency was not ours: a person decides.
  review: { text: "Under review", next: ["paid", "refund_pending"] },
  paid: { text: "Paid", next: ["refund_pending"] },
  refund_pending: { text: "Refund on its way", next: ["refunded"] },
  refunded: { text: "Refunded", next: [] },
};

/** Whether an order may go from one status to another. Forward only; a status does not move to itself. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return STATUSES[from].next.includes(to);
}

/** Whether a payment may go from one status to another. Forward only; a status does not move to itself. */
export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENTS[from].next.includes(to);
}

/** The word for a status. */
export function orderStatusText(status: OrderStatus): string {
  return STATUSES[status].text;
}

/** The colour of a status. */
export function statusTone(status: OrderStatus): StatusTone {
  return STATUSES[status].tone;
}

/** The word for where an order's money stands. */
export function paymentStatusText(status: PaymentStatus): string {
  return PAYMENTS[status].text;
}

/** Index in `TRACKER_STEPS` of the step an order has reached; -1 while it is not placed, and once it is cancelled. */
export function trackerStep(status: OrderStatus): number {
  return STATUSES[status].step;
}
