import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";

/** What a list holds, the newest first. */
export async function findEntries(db: Db, listId: string): Promise<{ id: string; product_id: number }[]> {
  return db
    .selectFrom("wishlist_entries")
    .select(["id", "product_id"])
    .where("wishlist_id", "=", listId)
    .orderBy("sequence", "desc")
    .execute();
}

export async function hasEntry(db: Db, listId: string, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom("wishlist_entries")
    .select("id")
    .where("wishlist_id", "=", listId)
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countEntries(db: Db, listId: string): Promise<number> {
  const { count } = await db
    .selectFrom("wishlist_entries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("wishlist_id", "=", listId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertEntry(
  tx: Tx,
  { id, listId, productId }: { id: string; listId: string; productId: number },
): Promise<void> {
  await tx
    .insertInto("wishlist_entries")
    .values({ id, wishlist_id: listId, product_id: productId })
    .onConflict((conflict) => conflict.columns(["wishlist_id", "product_id"]).doNothing())
    .execute();
}

export async function deleteEntry(tx: Tx, listId: string, productId: number): Promise<void> {
  await tx
    .deleteFrom("wishlist_entries")
    .where("wishlist_id", "=", listId)
    .where("product_id", "=", productId)
    .execute();
}

/** Moves the newest entries of a list that the other does not hold, `most` at most. */
export async function moveEntries(
  tx: Tx,
  { from, into, most }: { from: string; into: string; most: number },
): Promise<void> {
  await sql`
    update wishlist_entries set wishlist_id = ${into} where id in (
      select id from wishlist_entries moved
      where wishlist_id = ${from}
        and not exists (select from wishlist_entries kept where kept.wishlist_id = ${into} and kept.product_id = moved.product_id)
      order by sequence desc limit ${most}
    )
  `.execute(tx);
}
