import { canMovePayment } from "@selvedge/commerce/order-states";
import type { PaymentStatus } from "@selvedge/commerce/wire/orders";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import {
  findOrder,
  findOrderIdByProviderOrder,
  insertOrder,
  lockOpenOrders,
  lockOrder,
  type NewOrder,
  type NewOrderLine,
  type OrderRow,
  ordersToCheck,
  ordersToExpire,
  updateOrder,
} from "./orders.repository.ts";

export type { NewOrder, NewOrderLine, OrderRow } from "./orders.repository.ts";

/** How long pieces, coupon and price are kept for an order that waits for its payment. */
export const RESERVATION_MS = 15 * 60_000;

/** The orders as checkout and payments need them. What happens to their pieces is the lifecycle's. */
export interface OrderBook {
  add(tx: Tx, order: NewOrder, lines: readonly NewOrderLine[]): Promise<OrderRow>;
  find(orderId: string): Promise<OrderRow | undefined>;
  /** The order, kept from changing until the transaction ends. */
  lock(tx: Tx, orderId: string): Promise<OrderRow | undefined>;
  /** A user's orders that wait for payment, locked. */
  lockOpen(tx: Tx, userId: string): Promise<OrderRow[]>;
  idOfProviderOrder(providerOrderId: string): Promise<string | undefined>;
  /** Remembers the provider's order. The first one stays. */
  setProviderOrder(order: OrderRow, providerOrderId: string): Promise<void>;
  /** Where the money stands, if it may move there and the order is not placed: a placed order stays paid. */
  moveMoney(tx: Tx, order: OrderRow, status: PaymentStatus): Promise<void>;
  /** Orders whose pieces have been kept for long enough, the longest first. */
  toExpire(limit: number): Promise<OrderRow[]>;
  /** Orders about which the provider is to be asked. */
  toCheck(limit: number): Promise<OrderRow[]>;
  /** When the provider is to be asked again; null: never. */
  checkAgainAt(orderId: string, at: Date | null): Promise<void>;
}

export function createOrderBook({ db, clock }: { db: Db; clock: Clock }): OrderBook {
  return {
    add: insertOrder,
    find: (orderId) => findOrder(db, orderId),
    lock: lockOrder,
    lockOpen: lockOpenOrders,
    idOfProviderOrder: (providerOrderId) => findOrderIdByProviderOrder(db, providerOrderId),

    async setProviderOrder(order, providerOrderId) {
      const checkAt = new Date(order.created_at.getTime() + RESERVATION_MS);
      await updateOrder(db, order.id, { provider_order_id: providerOrderId, check_payment_at: checkAt });
    },

    async moveMoney(tx, order, status) {
      if (order.placed_at !== null || !canMovePayment(order.payment_status, status)) return;
      await updateOrder(tx, order.id, { payment_status: status });
    },

    toExpire: (limit) => ordersToExpire(db, clock.now(), limit),
    toCheck: (limit) => ordersToCheck(db, clock.now(), limit),
    checkAgainAt: (orderId, at) => updateOrder(db, orderId, { check_payment_at: at }),
  };
}
