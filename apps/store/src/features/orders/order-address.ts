import type { Order } from "@selvedge/commerce/wire/orders";

/** An order's delivery address in one line. */
export function addressInWords(order: Order): string {
  const place = `${order.shipping_city} ${order.shipping_pincode}`;
  return [order.shipping_address, place, order.shipping_state, order.shipping_country].filter(Boolean).join(", ");
}
