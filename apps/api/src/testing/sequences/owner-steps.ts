import { CASH_ON_DELIVERY } from "@selvedge/commerce/cash-on-delivery";
import {
  endExchange,
  freeOf,
  isExchanged,
  isRefunded,
  type Model,
  type ModelOrder,
  restockPieces,
  reserve,
  sell,
  stockOf,
  cancelOrRefund,
} from "./model.ts";
import { otherSize } from "./steps.ts";

// What the owner does to the model. Each resolves with whether the shop does it, or has done it before; what it refuses
// changes nothing.

type Restock = boolean | undefined;

const PROGRESS = ["placed", "processing", "shipped", "delivered"] as const;
type Progress = (typeof PROGRESS)[number];

export function advance(order: ModelOrder, to: Progress): boolean {
  const from = PROGRESS.findIndex((status) => status === order.status);
  const target = PROGRESS.indexOf(to);
  if (from >= target) return true;
  // An order is shipped before it is delivered, and need not be processed first.
  if (from === -1 || (to === "delivered" && order.status !== "shipped")) return false;
  order.status = to;
  order.isShipped ||= to === "shipped";
  return true;
}

/** The courier has handed over the money. */
export function settle(order: ModelOrder): boolean {
  if (order.method !== CASH_ON_DELIVERY) return false;
  if (order.payment === "paid") return true;
  if (isRefunded(order) || order.status === "cancelled" || !order.isShipped) return false;
  order.payment = "paid";
  return true;
}

export function cancel(model: Model, order: ModelOrder, restock: Restock = true): boolean {
  if (order.method !== CASH_ON_DELIVERY) return false;
  if (order.status === "cancelled") return true;
  return !order.isShipped && cancelUnpaid(model, order, restock);
}

/** The courier brings back a parcel that nobody accepted. */
export function returnUndelivered(model: Model, order: ModelOrder, restock: Restock = false): boolean {
  if (order.method !== CASH_ON_DELIVERY) return false;
  if (order.status === "cancelled" && order.isShipped) return true;
  return order.payment !== "paid" && order.status === "shipped" && cancelUnpaid(model, order, restock);
}

function cancelUnpaid(model: Model, order: ModelOrder, restock: boolean): boolean {
  if (!cancelOrRefund(model, order, true, restock)) return false;
  order.payment = "failed";
  return true;
}

export function refund(model: Model, order: ModelOrder, restock: Restock = !order.isShipped): boolean {
  if (order.placedAt !== null && isRefunded(order)) return true;
  if (order.placedAt === null || order.payment !== "paid") return false;
  if (!cancelOrRefund(model, order, order.status !== "delivered", restock)) return false;
  order.payment = "refunded";
  return true;
}

/** All that is left of an order is refunded with the order. */
export function refundLine(
  model: Model,
  order: ModelOrder,
  { line: index, quantity, restock = !order.isShipped }: { line: number; quantity: number; restock?: Restock },
): boolean {
  const line = order.lines[index];
  if (!line || order.placedAt === null || order.payment !== "paid") return false;
  const left = line.quantity - line.refunded;
  const allLeft = order.lines.reduce((sum, each) => sum + each.quantity - each.refunded, 0);
  const isOfExchange = order.exchange?.line === index;
  if (quantity > left || quantity === allLeft || (restock && isOfExchange && isExchanged(order))) return false;
  if (isOfExchange && quantity === left) endExchange(model, order);
  line.refunded += quantity;
  if (restock) {
    line.restocked += quantity;
    restockPieces(model, line.piece, quantity);
  }
  return true;
}

export function restockOrder(model: Model, order: ModelOrder): boolean {
  if (order.restocked) return true;
  if (order.placedAt === null || !(order.status === "cancelled" || isRefunded(order))) return false;
  return cancelOrRefund(model, order, false, true);
}

export function moveExchange(
  model: Model,
  order: ModelOrder,
  verb: "accept" | "decline" | "ship" | "receive",
  restock: Restock = false,
): boolean {
  const { exchange } = order;
  const line = order.lines[exchange?.line ?? -1];
  if (!exchange || !line) return false;
  const { state } = exchange;
  const wanted = otherSize(line.piece);
  const isKept = !isRefunded(order) && line.refunded < line.quantity;
  switch (verb) {
    case "accept":
      if (state === "accepted") return true;
      if (state !== "requested" || !isKept || freeOf(model, wanted) < 1) return false;
      reserve(model, wanted, 1);
      exchange.state = "accepted";
      return true;
    case "decline":
      endExchange(model, order);
      return exchange.state === "declined";
    case "ship":
      if (isExchanged(order)) return true;
      if (state !== "accepted" || !isKept) return false;
      sell(model, wanted, 1);
      exchange.state = "shipped";
      return true;
    case "receive":
      if (state === "closed") return true;
      if (state !== "shipped") return false;
      if (restock) restockPieces(model, line.piece, 1);
      exchange.state = "closed";
      return true;
  }
}

/** Fewer than are reserved cannot be all. */
export function countStock(model: Model, piece: number, pieces: number): boolean {
  const stock = stockOf(model, piece);
  if (pieces < stock.reserved) return false;
  stock.stock = pieces;
  return true;
}
