import type { CartTotals } from "@selvedge/commerce/cart";
import { newOrderId } from "@selvedge/commerce/order-id";
import type { HeldCart } from "../cart/index.ts";
import { type NewOrder, type NewOrderLine, RESERVATION_MS } from "../orders/index.ts";
import { randomId } from "../random-id.ts";
import type { Delivery } from "./delivery.ts";
import { fingerprint } from "./order-keys.ts";

/** A validated request for an order. */
export interface CheckedRequest {
  userId: string;
  cart: HeldCart;
  delivery: Delivery;
  /** Normalised; null without a coupon. */
  couponCode: string | null;
  method: string;
}

/** Identifies an order's content: equal for the same lines, prices, coupon, address and method. */
export function contentHash({ cart, delivery, couponCode, method }: CheckedRequest): string {
  const lines = cart.lines.map(({ id, quantity, unitPricePaise }) => [id, quantity, unitPricePaise]);
  return fingerprint([lines, delivery, couponCode, method]);
}

/** The rows of an order that waits for its payment. */
export function newOrder(
  request: CheckedRequest,
  totals: CartTotals,
  now: Date,
): { order: NewOrder; lines: NewOrderLine[] } {
  const id = newOrderId();
  const lines = request.cart.lines.map((line, position) => ({
    id: randomId(),
    order_id: id,
    position,
    product_id: line.product.id,
    variant_id: line.variantId,
    product_name: line.product.name,
    slug: line.product.slug,
    image: line.picture && JSON.stringify(line.picture),
    size: line.size,
    material: line.material,
    measurements: line.measurements && JSON.stringify(line.measurements),
    quantity: line.quantity,
    price_paise: line.unitPricePaise,
  }));
  const order: NewOrder = {
    id,
    user_id: request.userId,
    cart_id: request.cart.id,
    content_hash: contentHash(request),
    status: "payment_pending",
    payment_status: "pending",
    payment_method: totals.totalPaise === 0 ? "coupon" : request.method,
    ...request.delivery,
    subtotal_paise: totals.subtotalPaise,
    discount_paise: totals.discountPaise,
    shipping_paise: totals.shippingPaise,
    total_paise: totals.totalPaise,
    coupon_code: request.couponCode,
    created_at: now,
    reserved_until: new Date(now.getTime() + RESERVATION_MS),
  };
  return { order, lines };
}
