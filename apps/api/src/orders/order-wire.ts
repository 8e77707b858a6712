import { CASH_ON_DELIVERY } from "@selvedge/commerce/cash-on-delivery";
import { deliveryWindow } from "@selvedge/commerce/delivery";
import { alterationHours, hoursAfter, isAlterable, isExchangeable } from "@selvedge/commerce/exchange";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import { TRACKER_STEPS } from "@selvedge/commerce/order-states";
import type { Exchange, Order, OrderLine, Shipment, TrackedOrder } from "@selvedge/commerce/wire/orders";
import type { SellableProduct } from "../catalogue/index.ts";
import type { OrderPapers } from "../invoices/index.ts";
import { exchangeVariants } from "./exchange-goods.ts";
import type { ExchangeRow } from "./exchanges.repository.ts";
import { termsOf } from "./order-terms.ts";
import type { OrderLineRow, OrderRow } from "./orders.repository.ts";
import type { RefundRow } from "./refunds.repository.ts";
import type { ShipmentRow } from "./shipments.repository.ts";

/** Labels of the payment methods on order pages. */
const METHOD_NAMES = new Map([
  ["card", "UPI or card"],
  ["coupon", "Coupon"],
  [CASH_ON_DELIVERY, "Pay on delivery"],
]);

/** The label of a payment method. */
export function methodName(method: string): string {
  return METHOD_NAMES.get(method) ?? method;
}

/** The parts of an order from other tables. `now` decides whether an exchange can still be requested. */
export interface OrderParts {
  lines: readonly OrderLineRow[];
  /** The products of its lines. Needed only where an exchange can be requested. */
  products: ReadonlyMap<number, SellableProduct>;
  paymentId: string | null;
  exchange: ExchangeRow | null;
  shipment: ShipmentRow | undefined;
  refunds: readonly RefundRow[];
  /** By line. */
  refundedPieces: ReadonlyMap<string, { refunded: number }>;
  papers: OrderPapers | undefined;
  now: Date;
}

/** An order as the wire shows it. No other column leaves the server. */
export function wireOrder(
  order: OrderRow,
  { lines, products, paymentId, exchange, shipment, refunds, refundedPieces, papers, now }: OrderParts,
): Order {
  const exchangeEnd = exchangeOpenUntil(order, { lines, exchange, now });
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
    items: lines.map((line) => ({
      ...wireOrderLine(line),
      ...(refundedPieces.has(line.id) ? { refunded: refundedPieces.get(line.id)?.refunded } : {}),
      ...(exchangeEnd === null || !isExchangeable(line.size) ? {} : { exchange_sizes: exchangeSizes(products, line) }),
    })),
    steps: steps(order),
    ...wireShipment(shipment),
    estimated_delivery: estimatedDelivery(order),
    exchange: exchange && wireExchange(exchange),
    invoice: papers?.invoice ?? null,
    credit_note: papers?.creditNote ?? null,
    ...wireRefunds(refunds, papers),
    exchange_until: exchangeEnd,
    ...(exchangeEnd === null ? {} : { exchange_condition: termsOf(order).condition }),
    size_word: termsOf(order).options.size,
    alteration_until: lines.some(({ size }) => isAlterable(size))
      ? openUntil(order, alterationHours(termsOf(order)), now)
      : null,
  };
}

function wireExchange(exchange: ExchangeRow): Exchange {
  const { line_id, size_received, size_wanted, reason, asked_at, state, decline_reason } = exchange;
  const isNoted = exchange.courier !== null || exchange.tracking_number !== null;
  return {
    item_id: line_id,
    size_received,
    size_wanted,
    reason,
    asked_at: asked_at.toISOString(),
    state,
    decline_reason,
    ...(isNoted ? wireShipment(exchange) : {}),
  };
}

const exchangeSizes = (products: OrderParts["products"], line: OrderLineRow): string[] =>
  exchangeVariants(products.get(line.product_id), line).map(({ size }) => size.name);

/** Until when an exchange can be requested; null if it cannot. */
export const exchangeOpenUntil = (
  order: OrderRow,
  { lines, exchange, now }: Pick<OrderParts, "lines" | "exchange" | "now">,
): string | null =>
  exchange === null && lines.some(({ size }) => isExchangeable(size))
    ? openUntil(order, termsOf(order).exchange, now)
    : null;

/** The end of `hours` after delivery; null before delivery, after that time, if the order is refunded, or without hours. */
function openUntil(order: OrderRow, hours: number | null, now: Date): string | null {
  const { delivered_at } = order;
  if (hours === null || delivered_at === null || isRefunded(order)) return null;
  const until = hoursAfter(delivered_at, hours);
  return now <= until ? until.toISOString() : null;
}

/** Whether a placed order is refunded, or its refund is pending. */
export const isRefunded = ({ placed_at, payment_status }: OrderRow): boolean =>
  placed_at !== null && (payment_status === "refund_pending" || payment_status === "refunded");

/** What anyone with an order's number and email may see, signed in or not. */
export function wireTrackedOrder(
  order: OrderRow,
  shipment: ShipmentRow | undefined,
  papers: OrderPapers | undefined,
): TrackedOrder {
  return {
    id: order.id,
    status: order.status,
    steps: steps(order),
    ...wireShipment(shipment),
    estimated_delivery: estimatedDelivery(order),
    invoice: papers?.invoice ?? null,
    credit_note: papers?.creditNote ?? null,
  };
}

function wireRefunds(refunds: readonly RefundRow[], papers: OrderPapers | undefined): Pick<Order, "refunds"> {
  if (refunds.length === 0) return {};
  return {
    refunds: refunds.flatMap(({ amount_paise, created_at, credit_note }) => {
      const note = papers?.partialNotes.find(({ number }) => number === credit_note);
      const amount = rupeesFromPaise(amount_paise);
      return note ? { amount, refunded_at: created_at.toISOString(), credit_note: note } : [];
    }),
  };
}

/** Left out where the shop has noted neither. */
function wireShipment(shipment: Shipment | undefined): Pick<Order, "shipment"> {
  if (!shipment) return {};
  const { courier, tracking_number } = shipment;
  return { shipment: { courier, tracking_number } };
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

/** The latest promised day; null if nothing is on its way. */
function estimatedDelivery(order: OrderRow): string | null {
  const { status, placed_at } = order;
  if (placed_at === null || status === "delivered" || status === "cancelled") return null;
  return deliveryWindow(placed_at, termsOf(order)).latest.toISOString();
}
