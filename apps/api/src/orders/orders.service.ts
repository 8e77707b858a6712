import { isOrderId } from "@selvedge/commerce/order-id";
import { normaliseEmail } from "@selvedge/commerce/typed-text";
import type { Order, OrderLine, TrackedOrder, TrackOrderBody } from "@selvedge/commerce/wire/orders";
import type { Catalogue } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Invoices } from "../invoices/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import { disownOrders, forgetContacts } from "./forget-shopper.ts";
import { wireOrderLine, wireTrackedOrder } from "./order-wire.ts";
import {
  countUnpaidOnDelivery,
  findOrder,
  findOrderIds,
  listOrders,
  orderLines,
  type OrderRow,
  wasDelivered,
} from "./orders.repository.ts";
import { findShipments } from "./shipments.repository.ts";
import { showOrder, showOrders } from "./show-orders.ts";

const HOUR_MS = 60 * 60_000;

export interface Orders {
  /** A user's orders, newest first. */
  list(userId: string): Promise<Order[]>;
  /** The numbers of all orders of a user, including those that `list` leaves out. */
  idsOf(userId: string): Promise<string[]>;
  /** The number of a user's undelivered orders that are paid on delivery. Call it while holding the shopper's lock. */
  unpaidOnDelivery(tx: Tx, userId: string): Promise<number>;
  /** One order. 404 both for a missing one and for another user's. */
  find(userId: string, orderId: string): Promise<Order>;
  /**
   * An order's status, for anyone with its number and email. 404 both for a wrong number and for a wrong email, so that
   * numbers cannot be guessed. Limited to ten requests in ten minutes per address. Its signed-in owner also gets the
   * invoice and credit note.
   */
  track(asked: TrackOrderBody, address: string, userId?: string): Promise<TrackedOrder>;
  /** The lines of one order. Refuses like `find`. */
  lines(userId: string, orderId: string): Promise<OrderLine[]>;
  /** Whether this user has received this product in a delivered order. */
  hasReceived(userId: string, productId: number): Promise<boolean>;
  /**
   * Detaches the orders of an erased account: they stay for their invoices, without data that is no longer needed.
   * Resolves with their numbers.
   */
  disown(tx: Tx, userId: string): Promise<string[]>;
  /** The row behind `find`, for other services. */
  owned(userId: string, orderId: string): Promise<OrderRow>;
}

interface OrdersDependencies {
  db: Db;
  invoices: Invoices;
  catalogue: Catalogue;
  clock: Clock;
  attempts: Attempts;
  jobs: Jobs;
}

export function createOrders({ db, invoices, catalogue, clock, attempts, jobs }: OrdersDependencies): Orders {
  const from = { db, invoices, catalogue };
  jobs.every(HOUR_MS, "forget-contacts", () => forgetContacts(db, clock.now()));

  async function owned(userId: string, orderId: string): Promise<OrderRow> {
    const order = isOrderId(orderId) ? await findOrder(db, orderId) : undefined;
    if (order?.user_id !== userId) throw new Refusal(404, "Order not found");
    return order;
  }

  return {
    owned,
    unpaidOnDelivery: countUnpaidOnDelivery,
    idsOf: (userId) => findOrderIds(db, userId),
    hasReceived: (userId, productId) => wasDelivered(db, userId, productId),
    list: async (userId) => showOrders(from, await listOrders(db, userId), clock.now()),
    find: async (userId, orderId) => showOrder(from, await owned(userId, orderId), clock.now()),

    async track({ order_id, email }, address, userId) {
      await attempts.take("track-address", address);
      // Counted per order as well, so that its email cannot be guessed from many addresses.
      await attempts.take("track-order", order_id);
      const order = isOrderId(order_id) ? await findOrder(db, order_id) : undefined;
      if (!order || normaliseEmail(order.email) !== email) {
        throw new Refusal(404, "Order not found. Please check your Order ID and Email.");
      }
      const isOwner = userId !== undefined && userId === order.user_id;
      const shipment = (await findShipments(db, [order_id])).get(order_id);
      return wireTrackedOrder(order, shipment, isOwner ? (await invoices.list([order_id])).get(order_id) : undefined);
    },

    async disown(tx, userId) {
      const ids = await disownOrders(tx, userId);
      await invoices.close(tx, ids);
      await forgetContacts(tx, clock.now());
      return ids;
    },

    async lines(userId, orderId) {
      const { id } = await owned(userId, orderId);
      return (await orderLines(db, [id])).map(wireOrderLine);
    },
  };
}
