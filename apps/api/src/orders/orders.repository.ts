import { CASH_ON_DELIVERY } from "@selvedge/commerce/cash-on-delivery";
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { OrderLineTable, OrderTable } from "../database/schema/orders.ts";
import type { Db, Tx } from "../database/schema.ts";

export type OrderRow = Selectable<OrderTable>;
export type OrderLineRow = Selectable<OrderLineTable>;
export type NewOrder = Insertable<OrderTable>;
export type NewOrderLine = Insertable<OrderLineTable>;

/** Length of an order list; the oldest are left out. */
const MOST_LISTED = 200;

export async function insertOrder(tx: Tx, order: NewOrder, lines: readonly NewOrderLine[]): Promise<OrderRow> {
  const row = await tx.insertInto("orders").values(order).returningAll().executeTakeFirstOrThrow();
  await tx.insertInto("order_lines").values(lines).execute();
  return row;
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.selectFrom("orders").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function findOrderIdByProviderOrder(db: Db, providerOrderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("provider_order_id", "=", providerOrderId)
    .executeTakeFirst();
  return row?.id;
}

/** A user's unpaid open orders, locked, oldest first. */
export async function lockOpenOrders(tx: Tx, userId: string): Promise<OrderRow[]> {
  return tx
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "=", "payment_pending")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/**
 * What the cart of an order has led to since: later orders that wait for payment, and orders placed since, also if they were
 * made earlier and paid late. Locked, by number.
 */
export async function lockOrdersSince(tx: Tx, order: OrderRow): Promise<OrderRow[]> {
  return ordersSince(tx, order).selectAll().orderBy("id").forUpdate().execute();
}

/** The number of those orders. */
export async function countOrdersSince(tx: Tx, order: OrderRow): Promise<number> {
  const { count } = await ordersSince(tx, order)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const ordersSince = (tx: Tx, { id, user_id, cart_id, created_at }: OrderRow) =>
  tx
    .selectFrom("orders")
    .where("user_id", user_id === null ? "is" : "=", user_id)
    .where("cart_id", "=", cart_id)
    .where("id", "!=", id)
    .where((or) =>
      or.or([
        or.and([or("status", "=", "payment_pending"), or("created_at", ">=", created_at)]),
        or("placed_at", ">=", created_at),
      ]),
    );

/** A user's orders, newest first, without those that were replaced before anyone paid for them. */
export async function listOrders(db: Db, userId: string): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where((or) =>
      or.or([or("status", "!=", "cancelled"), or("placed_at", "is not", null), or("payment_status", "!=", "failed")]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(sql.lit(MOST_LISTED))
    .execute();
}

/** The number of a user's orders to be paid on delivery that have not been delivered yet. */
export async function countUnpaidOnDelivery(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("payment_method", "=", CASH_ON_DELIVERY)
    .where("payment_status", "=", "pending")
    .where("status", "in", ["placed", "processing", "shipped"])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The numbers of all orders of a user, in any status. */
export async function findOrderIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("orders").select("id").where("user_id", "=", userId).execute();
  return rows.map(({ id }) => id);
}

/** The lines of several orders, in their sequence within each order. */
export async function orderLines(db: Db, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .orderBy("order_id")
    .orderBy("position")
    .execute();
}

export async function updateOrder(db: Db, id: string, change: Updateable<OrderTable>): Promise<void> {
  await db.updateTable("orders").set(change).where("id", "=", id).execute();
}

/** Stores an order's provider order unless it has one. Resolves with the stored one. */
export async function keepProviderOrder(db: Db, id: string, providerOrderId: string, checkAt: Date): Promise<string> {
  await db
    .updateTable("orders")
    .set({ provider_order_id: providerOrderId, check_payment_at: checkAt })
    .where("id", "=", id)
    .where("provider_order_id", "is", null)
    .execute();
  const row = await db.selectFrom("orders").select("provider_order_id").where("id", "=", id).executeTakeFirstOrThrow();
  return row.provider_order_id ?? providerOrderId;
}

/** Orders whose reservation has ended. One with a payment to be booked keeps its reservation. */
export async function ordersToExpire(db: Db, now: Date, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("status", "=", sql.lit("payment_pending"))
    .where("reserved_until", "<=", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.order_id", "=", "orders.id")
            .where("payments.state", "=", sql.lit("unbooked")),
        ),
      ),
    )
    .orderBy("reserved_until")
    .limit(sql.lit(limit))
    .execute();
}

/** Sets when the provider is asked about an order again; null for never. */
export async function checkAgainAt(db: Db, id: string, at: Date | null): Promise<void> {
  await updateOrder(db, id, { check_payment_at: at });
}

/** Orders about which the provider is due to be asked. */
export async function ordersToCheck(db: Db, now: Date, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("check_payment_at", "<=", now)
    .orderBy("check_payment_at")
    .limit(sql.lit(limit))
    .execute();
}

/** The id of the payment that paid for each order. */
export async function acceptedPayments(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("payments")
    .select(["id", "order_id"])
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .where("state", "=", sql.lit("accepted"))
    .execute();
  return new Map(rows.map(({ id, order_id }) => [order_id, id]));
}

/** Whether this user has received this product in a delivered order. */
export async function wasDelivered(db: Db, userId: string, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select("orders.id")
    .where("orders.user_id", "=", userId)
    .where("orders.status", "=", "delivered")
    .where("order_lines.product_id", "=", productId)
    .limit(sql.lit(1))
    .executeTakeFirst();
  return found !== undefined;
}
