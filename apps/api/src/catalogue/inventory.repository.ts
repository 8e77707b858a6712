import { sql } from "kysely";
import type { Tx } from "../database/schema.ts";

/** Holds sizes until the transaction ends. Readers, and rows that refer to them, need not wait. */
export async function lockSizes(tx: Tx, sizeIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("product_sizes")
    .select("id")
    .where("id", "=", sql<number>`any(${sizeIds})`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Keeps the sizes of a product as they are until the transaction ends. */
export async function shareSizes(tx: Tx, productId: number): Promise<void> {
  await tx
    .selectFrom("product_sizes")
    .select("id")
    .where("product_id", "=", productId)
    .orderBy("id")
    .forShare()
    .execute();
}

/** Takes pieces out of the free stock, if there are that many. False: there are not, and nothing has changed. */
export async function reserveSize(tx: Tx, sizeId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("product_sizes")
    .set({ free: sql`free - ${quantity}`, reserved: sql`reserved + ${quantity}` })
    .where("id", "=", sizeId)
    .where((size) => size.or([size("free", "is", null), size("free", ">=", quantity)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts reserved pieces back. False: not that many are reserved. */
export async function releaseSize(tx: Tx, sizeId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("product_sizes")
    .set({ free: sql`free + ${quantity}`, reserved: sql`reserved - ${quantity}` })
    .where("id", "=", sizeId)
    .where("reserved", ">=", quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Turns reserved pieces into sold ones. False: not that many are reserved. */
export async function sellSize(tx: Tx, sizeId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("product_sizes")
    .set({ reserved: sql`reserved - ${quantity}`, sold: sql`sold + ${quantity}` })
    .where("id", "=", sizeId)
    .where("reserved", ">=", quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts sold pieces back. False: not that many are sold. */
export async function returnSize(tx: Tx, sizeId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("product_sizes")
    .set({ free: sql`free + ${quantity}`, sold: sql`sold - ${quantity}` })
    .where("id", "=", sizeId)
    .where("sold", ">=", quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What is free of a size; null without a limit, undefined when there is no such size. */
export async function findFree(tx: Tx, sizeId: number): Promise<number | null | undefined> {
  const row = await tx.selectFrom("product_sizes").select("free").where("id", "=", sizeId).executeTakeFirst();
  return row?.free;
}
