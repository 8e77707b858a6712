import { formatDay, formatMoment } from "@selvedge/commerce/dates";
import { formatPaise, formatRupees } from "@selvedge/commerce/money";
import { describeMeasurements, sizeLabel, sizeWordOf } from "@selvedge/commerce/measurements";
import { orderStatusText, paymentStatusText } from "@selvedge/commerce/order-states";
import type { Exchange, Order, OrderLine } from "@selvedge/commerce/wire/orders";
import type { OrderRow } from "../orders/index.ts";
import { shownPhone } from "../phone.ts";

/** One line about an order, for a list. */
export function orderSummary({ id, created_at, status, payment_status, total_paise, ...order }: OrderRow): string {
  const states = `${orderStatusText(status)}, ${paymentStatusText(payment_status)}`;
  const where = `${order.customer_name}, ${order.city} ${order.postal_code}`;
  return `${id}  ${formatMoment(created_at)}  ${states}  ${formatPaise(total_paise)}  ${where}`;
}

const addressLines = (order: Order): string[] => [
  order.customer_name,
  order.shipping_address,
  `${order.shipping_city} ${order.shipping_pincode}, ${order.shipping_state}`,
  order.shipping_country,
  ...(order.phone === "" ? [] : [shownPhone(order.phone)]),
];

function optionsText({ size, material, measurements }: OrderLine, order: Order): string {
  const chosen = measurements ? describeMeasurements(measurements) : size && sizeLabel(size, sizeWordOf(order));
  return [chosen, material].filter(Boolean).join(", ");
}

/** "M to L, accepted". */
export const exchangeText = ({ size_received, size_wanted, state }: ExchangeText): string =>
  `${size_received} to ${size_wanted}, ${state}`;
type ExchangeText = Pick<Exchange, "size_received" | "size_wanted" | "state">;

/** Everything that staff need to know of an order. Its lines have the numbers that `orders refund --line` takes. */
export function orderText(order: Order): string {
  const facts: [string, string | null][] = [
    ["Ordered", formatMoment(order.created_at)],
    ["Status", orderStatusText(order.status)],
    ["Payment", `${paymentStatusText(order.payment_status)}, ${order.payment_method}`],
    ["Payment id", order.payment_reference],
    ["Email", order.email || null],
    ["Courier", order.shipment?.courier ?? null],
    ["Tracking", order.shipment?.tracking_number ?? null],
    ["Invoice", order.invoice?.number ?? null],
    ...(order.refunds ?? []).map(({ amount, refunded_at, credit_note }): [string, string] => [
      "Refund",
      `${formatRupees(amount)} on ${formatDay(refunded_at)}, ${credit_note.number}`,
    ]),
    ["Credit note", order.credit_note?.number ?? null],
    ["Exchange", order.exchange && exchangeText(order.exchange)],
    ["Subtotal", formatRupees(order.subtotal)],
    ["Discount", order.discount === 0 ? null : `${formatRupees(order.discount)} ${order.coupon_code ?? ""}`.trim()],
    ["Delivery", formatRupees(order.shipping)],
    ["Total", formatRupees(order.total)],
  ];
  return [
    `Order ${order.id}`,
    "",
    ...order.items.map((line, index) => {
      const options = optionsText(line, order);
      return `  ${index + 1}  ${line.quantity} × ${line.product_name}${options && ` (${options})`}, ${formatRupees(line.price)} each${line.refunded === undefined ? "" : `, ${line.refunded} refunded`}`;
    }),
    "",
    ...facts.flatMap(([label, value]) => (value === null ? [] : [`  ${label.padEnd(12)}${value}`])),
    "",
    ...addressLines(order).map((line) => `  ${line}`),
  ].join("\n");
}

/**
 * What goes into the parcel: no prices, but what the courier must collect. Refunded pieces are left out. `weights` are
 * the grams of a piece by the line's id; where one is missing, the slip says that the sum is not whole.
 */
export function slipText(order: Order, weights: ReadonlyMap<string, number>): string {
  const packed = order.items.flatMap((line) => {
    const quantity = line.quantity - (line.refunded ?? 0);
    const options = optionsText(line, order);
    return quantity === 0 ? [] : [`  [ ] ${quantity} × ${line.product_name}${options && `\n        ${options}`}`];
  });
  const due =
    order.payment_status === "pending" && order.total > 0
      ? ["", `Collect on delivery: ${formatRupees(order.total)}`]
      : [];
  return [
    `Packing slip, order ${order.id} of ${formatDay(order.created_at)}`,
    "",
    ...addressLines(order),
    "",
    ...packed,
    ...weightLines(order, weights),
    ...due,
  ].join("\n");
}

function weightLines({ items }: Order, weights: ReadonlyMap<string, number>): string[] {
  const packed = items
    .map(({ id, quantity, refunded = 0 }) => ({ pieces: quantity - refunded, grams: weights.get(id) }))
    .filter(({ pieces }) => pieces > 0);
  const known = packed.filter(({ grams }) => grams !== undefined);
  if (known.length === 0) return [];
  const sum = known.reduce((total, { pieces, grams = 0 }) => total + pieces * grams, 0);
  const rest = known.length < packed.length ? ", without the pieces whose weight is not known" : "";
  return ["", `Weight: ${sum < 1000 ? `${sum} g` : `${(sum / 1000).toFixed(2)} kg`}${rest}`];
}
