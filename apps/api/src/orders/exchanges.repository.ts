import { type Selectable, sql } from "kysely";
import type { ExchangeTable } from "../database/schema/orders.ts";
import type { Db } from "../database/schema.ts";

export type ExchangeRow = Selectable<ExchangeTable>;

/** The exchange requests of these orders, by order id. */
export async function findExchanges(db: Db, orderIds: readonly string[]): Promise<Map<string, ExchangeRow>> {
  const rows = await db
    .selectFrom("exchanges")
    .selectAll()
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Inserts an exchange request. Resolves with false if the order already has one. */
export async function insertExchange(db: Db, exchange: ExchangeRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("exchanges")
    .values(exchange)
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
