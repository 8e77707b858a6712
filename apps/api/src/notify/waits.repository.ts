import { sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { Db, Tx } from "../database/schema.ts";

/** Adds somebody who waits; nothing when the address waits for this already, whoever asked. */
export async function insertWait(
  tx: Tx,
  wait: { productId: number; sizeId: number | null; userId: string | null; email: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto("stock_waits")
    .values({
      product_id: wait.productId,
      size_id: wait.sizeId,
      user_id: wait.userId,
      email: wait.email,
      created_at: wait.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface TakenWait {
  id: number;
  size_id: number | null;
  user_id: string | null;
  email: string;
}

/** Takes out `most` of those who wait for a product or one of these sizes; what another worker is taking is left to it. */
export async function takeWaits(
  tx: Tx,
  { productId, sizeIds, most }: { productId: number; sizeIds: readonly number[]; most: number },
): Promise<TakenWait[]> {
  const { rows } = await sql<TakenWait>`
    delete from stock_waits where id = any(array(
      select id from stock_waits
      where product_id = ${productId} and (size_id is null or size_id = any(${sizeIds}::integer[]))
      order by id limit ${sql.lit(most)} for update skip locked
    ))
    returning id, size_id, user_id, email
  `.execute(tx);
  return rows;
}

/** What an account waits for: any size where none is named. */
export interface OwnWait {
  product_id: number;
  size: string | null;
  email: string;
  created_at: Date;
}

/** What an account waits for, newest first. */
export async function listWaitsOf(db: Db, userId: string): Promise<OwnWait[]> {
  return db
    .selectFrom("stock_waits")
    .leftJoin("product_sizes", "product_sizes.id", "stock_waits.size_id")
    .select(["stock_waits.product_id", "product_sizes.name as size", "stock_waits.email", "stock_waits.created_at"])
    .where("stock_waits.user_id", "=", userId)
    .orderBy("stock_waits.created_at", "desc")
    .execute();
}

export async function deleteWaitsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("stock_waits").where("user_id", "=", userId).execute();
}

/** Products that somebody waits for. */
export async function productsWaitedFor(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("stock_waits").select("product_id").distinct().orderBy("product_id").execute();
  return rows.map(({ product_id }) => product_id);
}

/** Forgets those who have waited since before `olderThan`. */
export async function deleteWaits(db: Db, olderThan: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "stock_waits", sql`created_at <= ${olderThan}`, signal);
}
