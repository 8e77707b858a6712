import { REFUND_TEXT } from "@selvedge/commerce/promises";
import type { Order, PaymentStatus } from "@selvedge/commerce/wire/orders";

/** What becomes of money that came and does not pay for the order, or not yet; null where there is no such money. */
export const moneyNote = ({
  payment_status,
  email,
  total,
}: Pick<Order, "payment_status" | "email" | "total">): string | null =>
  total === 0 ? null : (NOTES[payment_status]?.(email) ?? null);

/** How it stands with an order that is not placed; null for one that is, or is cancelled. */
export function unpaidNote(order: Parameters<typeof moneyNote>[0] & Pick<Order, "status">): string | null {
  if (order.status !== "payment_pending" && order.status !== "payment_failed") return null;
  const isPending = order.status === "payment_pending" && order.payment_status === "pending";
  return (
    moneyNote(order) ??
    (isPending ? "We are confirming your payment with the bank." : "Nothing was charged for this order.")
  );
}

const NOTES: Partial<Record<PaymentStatus, (email: string) => string>> = {
  refund_pending: (email) =>
    `We are giving this payment back. It reaches your account within ${REFUND_TEXT}. We have written to ${email}.`,
  refunded: (email) =>
    `We have given this payment back. It reaches your account within ${REFUND_TEXT}. We have written to ${email}.`,
  review: (email) => `Your payment has come, and we are looking at it. We will write to ${email}.`,
};
