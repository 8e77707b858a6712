import { CASH_ON_DELIVERY } from "@selvedge/commerce/cash-on-delivery";
import type { ExchangeState, OrderStatus, PaymentStatus } from "@selvedge/commerce/wire/orders";
import { otherSize, SHOPPERS } from "./steps.ts";

/** Pieces on hand, of which some are reserved; `stock` is null for pieces that are made to order. */
export interface ModelStock {
  stock: number | null;
  reserved: number;
  sold: number;
}

interface CartLine {
  id: number;
  piece: number;
  quantity: number;
  changedAt: number;
}

export interface ModelCart {
  /** A cart that was emptied comes back as another one. */
  number: number;
  lines: CartLine[];
}

export interface ModelLine {
  piece: number;
  quantity: number;
  refunded: number;
  restocked: number;
}

export interface ModelOrder {
  shopper: number;
  cart: number;
  createdAt: number;
  /** Equal for orders of the same lines, coupon and method. */
  content: string;
  method: "card" | typeof CASH_ON_DELIVERY;
  hasCoupon: boolean;
  lines: ModelLine[];
  status: OrderStatus;
  payment: PaymentStatus;
  placedAt: number | null;
  isShipped: boolean;
  /** Whether the bank has captured money for it. */
  isPaidAtBank: boolean;
  restocked: boolean;
  exchange: { state: ExchangeState; line: number } | null;
}

/**
 * A shop in as few words as possible: stock, carts and orders, without prices, documents, mails, locks or a database. The
 * shop must answer like it, and end like it.
 */
export interface Model {
  /** Counts steps. */
  now: number;
  stock: ModelStock[];
  couponsLeft: number;
  carts: ModelCart[];
  /** Oldest first. */
  orders: ModelOrder[];
}

export const newModel = (stock: ModelStock[]): Model => ({
  now: 0,
  stock,
  couponsLeft: 1,
  carts: Array.from({ length: SHOPPERS }, () => ({ number: 0, lines: [] })),
  orders: [],
});

/** The part of the model that can be read from the shop. */
export const stateOf = ({ stock, couponsLeft, carts, orders }: Model) => ({
  stock,
  couponsLeft,
  carts: carts.map(({ lines }) => lines.map(({ piece, quantity }) => ({ piece, quantity }))),
  orders: orders.map(({ status, payment, restocked, exchange, lines }) => ({
    status,
    payment,
    restocked,
    exchange: exchange?.state ?? null,
    refunded: lines.map(({ refunded }) => refunded),
  })),
});

/** The order that a step names. */
export const fromNewest = <Order>(orders: readonly Order[], back: number): Order | undefined =>
  orders[orders.length - 1 - back];

export function stockOf({ stock }: Model, piece: number): ModelStock {
  const found = stock[piece];
  if (!found) throw new Error(`There is no piece ${piece}.`);
  return found;
}

/** Pieces that can be ordered. */
export function freeOf(model: Model, piece: number): number {
  const { stock, reserved } = stockOf(model, piece);
  return stock === null ? Infinity : stock - reserved;
}

export function reserve(model: Model, piece: number, quantity: number): void {
  stockOf(model, piece).reserved += quantity;
}

/** Reserved pieces leave the shop. */
export function sell(model: Model, piece: number, quantity: number): void {
  const stock = stockOf(model, piece);
  stock.reserved -= quantity;
  stock.sold += quantity;
  if (stock.stock !== null) stock.stock -= quantity;
}

/** Sold pieces are back. */
export function restockPieces(model: Model, piece: number, quantity: number): void {
  const stock = stockOf(model, piece);
  stock.sold -= quantity;
  if (stock.stock !== null) stock.stock += quantity;
}

/** An unpaid order ends: its pieces and its coupon are free again. */
export function close(model: Model, order: ModelOrder, status: "cancelled" | "payment_failed"): void {
  for (const { piece, quantity } of order.lines) reserve(model, piece, -quantity);
  if (order.hasCoupon) model.couponsLeft += 1;
  order.status = status;
  if (order.payment === "pending") order.payment = "failed";
}

/** The new size has left, so that what comes back is not what was ordered. */
export const isExchanged = ({ exchange }: ModelOrder): boolean =>
  exchange?.state === "shipped" || exchange?.state === "closed";

/** Declines an exchange that has not left. */
export function endExchange(model: Model, { exchange, lines }: ModelOrder): void {
  const piece = lines[exchange?.line ?? -1]?.piece;
  if (!exchange || piece === undefined || !["requested", "accepted"].includes(exchange.state)) return;
  if (exchange.state === "accepted") reserve(model, otherSize(piece), -1);
  exchange.state = "declined";
}

/** A placed order is cancelled or refunded. False, and no change, if its pieces cannot be restocked. */
export function cancelOrRefund(model: Model, order: ModelOrder, isCancelled: boolean, restocked: boolean): boolean {
  if (restocked && isExchanged(order)) return false;
  endExchange(model, order);
  if (restocked) for (const line of order.lines) restockPieces(model, line.piece, line.quantity - line.restocked);
  if (isCancelled && order.hasCoupon) model.couponsLeft += 1;
  if (isCancelled) order.status = "cancelled";
  order.restocked = restocked;
  return true;
}

export const isRefunded = ({ payment }: ModelOrder): boolean => payment === "refunded";
