import { sql } from "kysely";
import type { Tx } from "../database/schema.ts";

/** Locks variants until the transaction ends. Does not block readers, or inserts of rows that refer to them. */
export async function lockVariants(tx: Tx, variantIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("variants")
    .select("id")
    .where("id", "=", sql<number>`any(${variantIds})`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Locks the variants of a product against changes until the transaction ends. */
export async function shareVariants(tx: Tx, productId: number): Promise<void> {
  await tx.selectFrom("variants").select("id").where("product_id", "=", productId).orderBy("id").forShare().execute();
}

/** Reserves pieces if that many are free. False and no change otherwise. */
export async function reserveVariant(tx: Tx, variantId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("variants")
    .set({ reserved: sql`reserved + ${quantity}` })
    .where("id", "=", variantId)
    .where((variant) => variant.or([variant("free", "is", null), variant("free", ">=", quantity)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Frees reserved pieces. False if fewer are reserved. */
export async function releaseVariant(tx: Tx, variantId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("variants")
    .set({ reserved: sql`reserved - ${quantity}` })
    .where("id", "=", variantId)
    .where("reserved", ">=", quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sells reserved pieces to an order: they leave the stock. False if fewer are reserved. */
export async function sellVariant(tx: Tx, orderId: string, variantId: number, quantity: number): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update variants set stock = stock - ${quantity}, reserved = reserved - ${quantity}, sold = sold + ${quantity}
      where id = ${variantId} and reserved >= ${quantity}
      returning id, stock
    ),
    moved as (
      insert into stock_movements (variant_id, delta, reason, order_id)
      select id, -${quantity}::integer, 'sale', ${orderId} from changed where stock is not null
    )
    select id from changed
  `.execute(tx);
  return rows.length === 1;
}

/** Puts sold pieces of an order back into stock. False if fewer are sold. */
export async function restockVariant(tx: Tx, orderId: string, variantId: number, quantity: number): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update variants set stock = stock + ${quantity}, sold = sold - ${quantity}
      where id = ${variantId} and sold >= ${quantity}
      returning id, stock
    ),
    moved as (
      insert into stock_movements (variant_id, delta, reason, order_id)
      select id, ${quantity}::integer, 'restock', ${orderId} from changed where stock is not null
    )
    select id from changed
  `.execute(tx);
  return rows.length === 1;
}

/** The free pieces of a variant; null without a limit, undefined if there is no such variant. */
export async function findFree(tx: Tx, variantId: number): Promise<number | null | undefined> {
  const row = await tx.selectFrom("variants").select("free").where("id", "=", variantId).executeTakeFirst();
  return row?.free;
}
