import type { Measurements } from "@selvedge/commerce/wire/cart";
import { type Selectable, sql } from "kysely";
import type { CartLineTable } from "../database/schema/cart.ts";
import type { Db, Tx } from "../database/schema.ts";

export type LineRow = Selectable<CartLineTable>;

/** The lines of a cart, in the order in which they were added. */
export async function findLines(db: Db, cartId: string): Promise<LineRow[]> {
  return db.selectFrom("cart_lines").selectAll().where("cart_id", "=", cartId).orderBy("sequence").execute();
}

/** The number of pieces in a cart. */
export async function countPieces(db: Db, cartId: string): Promise<number> {
  const { pieces } = await db
    .selectFrom("cart_lines")
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as("pieces"))
    .where("cart_id", "=", cartId)
    .executeTakeFirstOrThrow();
  return pieces;
}

export interface NewLine {
  id: string;
  cartId: string;
  productId: number;
  variantId: number;
  measurements: Measurements | null;
  optionsKey: string;
  quantity: number;
  addedAt: Date;
}

/** Inserts a line. The cart must be locked, and have no line of the same product and options. */
export async function insertLine(tx: Tx, line: NewLine): Promise<void> {
  await tx
    .insertInto("cart_lines")
    .values({
      id: line.id,
      cart_id: line.cartId,
      product_id: line.productId,
      variant_id: line.variantId,
      measurements: line.measurements && JSON.stringify(line.measurements),
      options_key: line.optionsKey,
      quantity: line.quantity,
      updated_at: line.addedAt,
    })
    .execute();
}

export async function updateQuantity(tx: Tx, lineId: string, quantity: number, updatedAt: Date): Promise<void> {
  await tx.updateTable("cart_lines").set({ quantity, updated_at: updatedAt }).where("id", "=", lineId).execute();
}

/** Deletes one line of a cart. False if the cart has no such line. */
export async function deleteLine(tx: Tx, cartId: string, lineId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("cart_lines")
    .where("id", "=", lineId)
    .where("cart_id", "=", cartId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes the lines that have not changed since `unchangedSince`. */
export async function deleteLines(tx: Tx, cartId: string, unchangedSince: Date): Promise<void> {
  await tx.deleteFrom("cart_lines").where("cart_id", "=", cartId).where("updated_at", "<=", unchangedSince).execute();
}
