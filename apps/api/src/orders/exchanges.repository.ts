import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { ExchangeState } from "@selvedge/commerce/wire/orders";
import type { ExchangeTable } from "../database/schema/orders.ts";
import type { Db, Tx } from "../database/schema.ts";

export type ExchangeRow = Selectable<ExchangeTable>;
export type NewExchange = Insertable<ExchangeTable>;

/** The exchanges of these orders, by order id. */
export async function findExchanges(db: Db, orderIds: readonly string[]): Promise<Map<string, ExchangeRow>> {
  const rows = await db
    .selectFrom("exchanges")
    .selectAll()
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** The exchange of one order. */
export async function findExchange(db: Db, orderId: string): Promise<ExchangeRow | undefined> {
  return (await findExchanges(db, [orderId])).get(orderId);
}

/** Inserts a requested exchange. Resolves with false if the order already has one. */
export async function insertExchange(db: Db, exchange: NewExchange): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("exchanges")
    .values(exchange)
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes an exchange. Only in a transaction that holds the lock of its order. */
export async function updateExchange(tx: Tx, orderId: string, change: Updateable<ExchangeTable>): Promise<void> {
  await tx.updateTable("exchanges").set(change).where("order_id", "=", orderId).execute();
}

/** An exchange with what a list shows of its order. */
export type ListedExchange = ExchangeRow & { customer_name: string; product_name: string };

/** Exchanges, the newest first. Without a state: all. */
export async function searchExchanges(
  db: Db,
  { state, limit }: { state: ExchangeState | undefined; limit: number },
): Promise<ListedExchange[]> {
  return db
    .selectFrom("exchanges")
    .innerJoin("orders", "orders.id", "exchanges.order_id")
    .innerJoin("order_lines", "order_lines.id", "exchanges.line_id")
    .selectAll("exchanges")
    .select(["customer_name", "product_name"])
    .$if(state !== undefined, (query) => query.where("exchanges.state", "=", state ?? "requested"))
    .orderBy("asked_at", "desc")
    .orderBy("exchanges.order_id")
    .limit(limit)
    .execute();
}
