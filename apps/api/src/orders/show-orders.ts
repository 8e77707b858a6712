import type { Order } from "@selvedge/commerce/wire/orders";
import type { Db } from "../database/schema.ts";
import { wireOrder } from "./order-wire.ts";
import { acceptedPayments, orderLines, type OrderRow } from "./orders.repository.ts";

/** Orders as the wire shows them, with their lines, in the given sequence. Three statements however many there are. */
export async function showOrders(db: Db, orders: readonly OrderRow[]): Promise<Order[]> {
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await orderLines(db, ids), (line) => line.order_id);
  const payments = await acceptedPayments(db, ids);
  return orders.map((order) => wireOrder(order, lines.get(order.id) ?? [], payments.get(order.id) ?? null));
}

export async function showOrder(db: Db, order: OrderRow): Promise<Order> {
  const lines = await orderLines(db, [order.id]);
  const payments = await acceptedPayments(db, [order.id]);
  return wireOrder(order, lines, payments.get(order.id) ?? null);
}
