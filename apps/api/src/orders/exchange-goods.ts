import { canMoveExchange } from "@selvedge/commerce/exchange";
import { release, type SellableProduct, type SellableVariant } from "../catalogue/index.ts";
import type { Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { type ExchangeRow, updateExchange } from "./exchanges.repository.ts";
import type { OrderLineRow } from "./orders.repository.ts";

/** What a line can be exchanged for: its product in the same material and another size, sold out or not. */
export function exchangeVariants(product: SellableProduct | undefined, line: OrderLineRow): SellableVariant[] {
  const received = product?.variants.find(({ id }) => id === line.variant_id);
  if (!product || !received) return [];
  return product.variants.filter(
    ({ size, material }) =>
      size.id !== received.size.id && !size.madeToMeasure && material?.id === received.material?.id,
  );
}

/** The variant that an accepted exchange reserves. */
export const reservedVariant = (exchange: ExchangeRow | undefined): number | null =>
  exchange?.state === "accepted" ? exchange.variant_id : null;

/**
 * Declines an exchange that is not shipped because the money goes back, and releases its reserved piece, whose variant
 * the caller holds. No mail: that about the refund is enough.
 */
export async function endExchange(tx: Tx, exchange: ExchangeRow, what: "order" | "piece", now: Date): Promise<void> {
  if (!canMoveExchange(exchange.state, "declined")) return;
  const reserved = reservedVariant(exchange);
  if (reserved !== null) await release(tx, [{ variantId: reserved, quantity: 1 }]);
  await updateExchange(tx, exchange.order_id, {
    state: "declined",
    decline_reason: `The price of this ${what} goes back to you.`,
    variant_id: null,
    changed_at: now,
  });
}

/**
 * Refuses to restock with the order a line that has been exchanged: the shopper has another variant than the line
 * names, and `exchanges receive` restocks the received one.
 */
export function assertNotExchanged(orderId: string, exchange: ExchangeRow | undefined): void {
  if (!exchange || exchange.variant_id === null || !(exchange.state === "shipped" || exchange.state === "closed"))
    return;
  throw new Refusal(
    409,
    `A piece of ${orderId} was exchanged for size ${exchange.size_wanted}, so what comes back is not what was ordered. Leave --restock out, and count what you have back: stock add`,
  );
}
