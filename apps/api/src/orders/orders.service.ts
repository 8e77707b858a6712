import { isOrderId } from "@selvedge/commerce/order-id";
import type { Order, OrderLine } from "@selvedge/commerce/wire/orders";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { wireOrderLine } from "./order-wire.ts";
import { findOrder, listOrders, orderLines, type OrderRow } from "./orders.repository.ts";
import { showOrder, showOrders } from "./show-orders.ts";

export interface Orders {
  /** A user's orders, newest first. */
  list(userId: string): Promise<Order[]>;
  /** One order. A missing one and another user's are refused alike: 404. */
  find(userId: string, orderId: string): Promise<Order>;
  /** What is in one order. Refuses like `find`. */
  lines(userId: string, orderId: string): Promise<OrderLine[]>;
  /** The row behind `find`, for services that go on with it. */
  owned(userId: string, orderId: string): Promise<OrderRow>;
}

export function createOrders({ db }: { db: Db }): Orders {
  async function owned(userId: string, orderId: string): Promise<OrderRow> {
    const order = isOrderId(orderId) ? await findOrder(db, orderId) : undefined;
    if (order?.user_id !== userId) throw new Refusal(404, "Order not found");
    return order;
  }

  return {
    owned,
    list: async (userId) => showOrders(db, await listOrders(db, userId)),
    find: async (userId, orderId) => showOrder(db, await owned(userId, orderId)),

    async lines(userId, orderId) {
      const { id } = await owned(userId, orderId);
      return (await orderLines(db, [id])).map(wireOrderLine);
    },
  };
}
