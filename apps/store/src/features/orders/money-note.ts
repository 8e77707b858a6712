import { REFUND_TEXT } from "@selvedge/commerce/promises";
import type { Order, PaymentStatus } from "@selvedge/commerce/wire/orders";

/** Text about a payment that does not pay for the order, or not yet (under review, refunded); null if there is none. */
export const moneyNote = ({
  payment_status,
  email,
  total,
}: Pick<Order, "payment_status" | "email" | "total">): string | null =>
  total === 0 ? null : (NOTES[payment_status]?.(email) ?? null);

/** Status text of an order that is not placed; null for one that is placed or cancelled. */
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
