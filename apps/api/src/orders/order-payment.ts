import { canMovePayment } from "@selvedge/commerce/order-states";
import type { PaymentStatus } from "@selvedge/commerce/wire/orders";
import type { Db, Tx } from "../database/schema.ts";
import { keepProviderOrder, type OrderRow, updateOrder } from "./orders.repository.ts";

/** How long pieces, coupon and price are reserved for an unpaid order. */
export const RESERVATION_MS = 15 * 60_000;

/**
 * Stores the provider's order, and schedules asking the provider about its payments when the reservation ends. Resolves
 * with the stored one: if two are opened at once the first wins, so that both windows pay for the same order.
 */
export async function setProviderOrder(db: Db, order: OrderRow, providerOrderId: string): Promise<string> {
  return keepProviderOrder(db, order.id, providerOrderId, new Date(order.created_at.getTime() + RESERVATION_MS));
}

/**
 * Changes an order's payment status if the transition is allowed. A placed order stays paid while a second payment is
 * refunded; a refund of its own payment may still complete.
 */
export async function moveMoney(tx: Tx, order: OrderRow, status: PaymentStatus): Promise<void> {
  if (order.placed_at !== null && status !== "refunded") return;
  if (!canMovePayment(order.payment_status, status)) return;
  await updateOrder(tx, order.id, { payment_status: status });
}
