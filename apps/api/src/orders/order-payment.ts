import { canMovePayment } from "@selvedge/commerce/order-states";
import type { PaymentStatus } from "@selvedge/commerce/wire/orders";
import type { Db, Tx } from "../database/schema.ts";
import { keepProviderOrder, type OrderRow, updateOrder } from "./orders.repository.ts";

/** How long pieces, coupon and price are kept for an order that waits for its payment. */
export const RESERVATION_MS = 15 * 60_000;

/**
 * Remembers the provider's order, about whose payments the provider is asked once the pieces are kept no longer. Resolves with the
 * one that stands: of two that were opened at once the first, so that both windows pay for the same.
 */
export async function setProviderOrder(db: Db, order: OrderRow, providerOrderId: string): Promise<string> {
  return keepProviderOrder(db, order.id, providerOrderId, new Date(order.created_at.getTime() + RESERVATION_MS));
}

/**
 * Says where an order's money stands, if it may move there. A placed order stays paid while a second payment goes back; once its own
 * goes back, it may come to its end.
 */
export async function moveMoney(tx: Tx, order: OrderRow, status: PaymentStatus): Promise<void> {
  if (order.placed_at !== null && status !== "refunded") return;
  if (!canMovePayment(order.payment_status, status)) return;
  await updateOrder(tx, order.id, { payment_status: status });
}
