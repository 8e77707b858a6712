import { sql } from "kysely";
import type { Tx } from "../database/schema.ts";

/** Locks sizes until the transaction ends. Does not block readers, or inserts of rows that refer to them. */
export async function lockSizes(tx: Tx, sizeIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("product_sizes")
    .select("id")
    .where("id", "=", sql<number>`any(${sizeIds})`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Locks the sizes of a product against changes until the transaction ends. */
export async function shareSizes(tx: Tx, productId: number): Promise<void> {
  await tx
    .selectFrom("product_sizes")
    .select("id")
    .where("product_id", "=", productId)
    .orderBy("id")
    .forShare()
    .execute();
}

/** Reserves pieces if that many are free. False and no change otherwise. */
export async function reserveSize(tx: Tx, sizeId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("product_sizes")
    .set({ free: sql`free - ${quantity}`, reserved: sql`reserved + ${quantity}` })
    .where("id", "=", sizeId)
    .where((size) => size.or([size("free", "is", null), size("free", ">=", quantity)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Frees reserved pieces. False if fewer are reserved. */
export async function releaseSize(tx: Tx, sizeId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("product_sizes")
    .set({ free: sql`free + ${quantity}`, reserved: sql`reserved - ${quantity}` })
    .where("id", "=", sizeId)
    .where("reserved", ">=", quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Turns reserved pieces into sold ones. False if fewer are reserved. */
export async function sellSize(tx: Tx, sizeId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("product_sizes")
    .set({ reserved: sql`reserved - ${quantity}`, sold: sql`sold + ${quantity}` })
    .where("id", "=", sizeId)
    .where("reserved", ">=", quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Turns sold pieces into free ones. False if fewer are sold. */
export async function returnSize(tx: Tx, sizeId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("product_sizes")
    .set({ free: sql`free + ${quantity}`, sold: sql`sold - ${quantity}` })
    .where("id", "=", sizeId)
    .where("sold", ">=", quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The free pieces of a size; null without a limit, undefined if there is no such size. */
export async function findFree(tx: Tx, sizeId: number): Promise<number | null | undefined> {
  const row = await tx.selectFrom("product_sizes").select("free").where("id", "=", sizeId).executeTakeFirst();
  return row?.free;
}
