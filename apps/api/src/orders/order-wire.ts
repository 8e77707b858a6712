import { deliveryWindow } from "@selvedge/commerce/delivery";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import { TRACKER_STEPS } from "@selvedge/commerce/order-states";
import type { Order, OrderLine } from "@selvedge/commerce/wire/orders";
import type { OrderLineRow, OrderRow } from "./orders.repository.ts";

/** How each way to pay is called where an order is shown. */
const METHOD_NAMES = new Map([
  ["card", "Card or UPI"],
  ["coupon", "Coupon"],
]);

/** Text for a method's id. */
export function methodName(method: string): string {
  return METHOD_NAMES.get(method) ?? method;
}

/** An order as the wire shows it. Nothing else of the rows leaves the server. */
export function wireOrder(order: OrderRow, lines: readonly OrderLineRow[], paymentId: string | null): Order {
  return {
    id: order.id,
    created_at: order.created_at.toISOString(),
    status: order.status,
    payment_status: order.payment_status,
    payment_method: methodName(order.payment_method),
    payment_reference: paymentId,
    customer_name: order.customer_name,
    email: order.email,
    phone: order.phone,
    subtotal: rupeesFromPaise(order.subtotal_paise),
    discount: rupeesFromPaise(order.discount_paise),
    coupon_code: order.coupon_code,
    shipping: rupeesFromPaise(order.shipping_paise),
    total: rupeesFromPaise(order.total_paise),
    shipping_address: order.address,
    shipping_city: order.city,
    shipping_state: order.state,
    shipping_pincode: order.postal_code,
    shipping_country: order.country,
    items: lines.map(wireOrderLine),
    steps: steps(order),
    estimated_delivery: estimatedDelivery(order),
  };
}

export function wireOrderLine(line: OrderLineRow): OrderLine {
  return {
    id: line.id,
    product_name: line.product_name,
    quantity: line.quantity,
    price: rupeesFromPaise(line.price_paise),
    slug: line.slug,
    image: line.image,
    size: line.size,
    material: line.material,
    measurements: line.measurements,
  };
}

function steps(order: OrderRow): Order["steps"] {
  const dates = [order.placed_at, order.processed_at, order.shipped_at, order.delivered_at];
  return TRACKER_STEPS.map((label, index) => ({ label, date: dates[index]?.toISOString() ?? null }));
}

/** The latest day that was promised; null where nothing is on its way. */
function estimatedDelivery({ status, placed_at }: OrderRow): string | null {
  if (placed_at === null || status === "delivered" || status === "cancelled") return null;
  return deliveryWindow(placed_at).latest.toISOString();
}
