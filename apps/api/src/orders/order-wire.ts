import { CASH_ON_DELIVERY } from "@selvedge/commerce/cash-on-delivery";
import { deliveryWindow } from "@selvedge/commerce/delivery";
import { exchangeUntil, isAlterable, isExchangeable } from "@selvedge/commerce/exchange";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import { TRACKER_STEPS } from "@selvedge/commerce/order-states";
import type { Exchange, Order, OrderLine, TrackedOrder } from "@selvedge/commerce/wire/orders";
import type { OrderPapers } from "../invoices/index.ts";
import type { ExchangeRow } from "./exchanges.repository.ts";
import type { OrderLineRow, OrderRow } from "./orders.repository.ts";

/** How each way to pay is called where an order is shown. */
const METHOD_NAMES = new Map([
  ["card", "UPI or card"],
  ["coupon", "Coupon"],
  [CASH_ON_DELIVERY, "Pay on delivery"],
]);

/** Text for a method's id. */
export function methodName(method: string): string {
  return METHOD_NAMES.get(method) ?? method;
}

/** What belongs to an order and stands in other tables; `now` decides what may still be asked for. */
export interface OrderParts {
  lines: readonly OrderLineRow[];
  paymentId: string | null;
  exchange: ExchangeRow | null;
  papers: OrderPapers | undefined;
  now: Date;
}

/** An order as the wire shows it. Nothing else of the rows leaves the server. */
export function wireOrder(order: OrderRow, { lines, paymentId, exchange, papers, now }: OrderParts): Order {
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
    exchange: exchange && wireExchange(exchange),
    invoice: papers?.invoice ?? null,
    credit_note: papers?.creditNote ?? null,
    exchange_until: exchange === null && lines.some(({ size }) => isExchangeable(size)) ? openUntil(order, now) : null,
    alteration_until: lines.some(({ size }) => isAlterable(size)) ? openUntil(order, now) : null,
  };
}

function wireExchange({ line_id, size_received, size_wanted, reason, asked_at }: ExchangeRow): Exchange {
  return { item_id: line_id, size_received, size_wanted, reason, asked_at: asked_at.toISOString() };
}

/** Until when a shopper may say that something does not fit; null before the delivery, and once it is too late or the price goes back. */
function openUntil(order: OrderRow, now: Date): string | null {
  const { delivered_at } = order;
  if (delivered_at === null || isGivenBack(order)) return null;
  const until = exchangeUntil(delivered_at);
  return now <= until ? until.toISOString() : null;
}

/** Whether the price of a placed order goes back, or has gone. */
export const isGivenBack = ({ placed_at, payment_status }: OrderRow): boolean =>
  placed_at !== null && (payment_status === "refund_pending" || payment_status === "refunded");

/** What whoever knows an order's number and its email is told, signed in or not. */
export function wireTrackedOrder(order: OrderRow, papers: OrderPapers | undefined): TrackedOrder {
  return {
    id: order.id,
    status: order.status,
    steps: steps(order),
    estimated_delivery: estimatedDelivery(order),
    invoice: papers?.invoice ?? null,
    credit_note: papers?.creditNote ?? null,
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
