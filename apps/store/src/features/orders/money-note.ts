import { REFUND_TEXT } from "@selvedge/commerce/promises";
import type { Order, PaymentStatus } from "@selvedge/commerce/wire/orders";

/** What becomes of money that came and does not pay for the order, or not yet; null where there is no such money. */
export const moneyNote = ({
  payment_status,
  email,
  total,
}: Pick<Order, "payment_status" | "email" | "total">): string | null =>
  total === 0 ? null : (NOTES[payment_status]?.(email) ?? null);

const NOTES: Partial<Record<PaymentStatus, (email: string) => string>> = {
  refund_pending: (email) =>
    `We are giving this payment back. It reaches your account within ${REFUND_TEXT}. We have written to ${email}.`,
  refunded: (email) =>
    `We have given this payment back. It reaches your account within ${REFUND_TEXT}. We have written to ${email}.`,
  review: (email) => `Your payment has come, and we are looking at it. We will write to ${email}.`,
};
