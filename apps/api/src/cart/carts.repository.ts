import { sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { Db, Tx } from "../database/schema.ts";

/** The cart of a token, strong or weak. */
export async function findCartId(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await byToken(db, tokenHash).executeTakeFirst();
  return row?.id;
}

/** The same, locked until the transaction ends. */
export async function lockCart(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await byToken(tx, tokenHash).forUpdate().executeTakeFirst();
  return row?.id;
}

/** Locks a cart, if it still exists, until the transaction ends. */
export async function lockCartById(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom("carts").select("id").where("id", "=", id).forUpdate().execute();
}

/** Locks the cart of a line. Undefined if there is no such line of that product. */
export async function lockCartOfLine(tx: Tx, lineId: string, productId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom("carts")
    .innerJoin("cart_lines", "cart_lines.cart_id", "carts.id")
    .select("carts.id")
    .where("cart_lines.id", "=", lineId)
    .where("cart_lines.product_id", "=", productId)
    .forUpdate("carts")
    .executeTakeFirst();
  return row?.id;
}

export interface NewCart {
  id: string;
  tokenHash: Buffer;
  weakTokenHash: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Inserts a cart. False: a concurrent call has just inserted one for the same token. */
export async function insertCart(tx: Tx, cart: NewCart): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("carts")
    .values({
      id: cart.id,
      token_hash: cart.tokenHash,
      weak_token_hash: cart.weakTokenHash,
      created_at: cart.createdAt,
      expires_at: cart.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Extends a cart's life to `expiresAt`. */
export async function renewCart(tx: Tx, cartId: string, expiresAt: Date): Promise<void> {
  await tx.updateTable("carts").set({ expires_at: expiresAt }).where("id", "=", cartId).execute();
}

/** Invalidates a cart's weak token, because its strong one has been used. */
export async function forgetWeakToken(tx: Tx, cartId: string): Promise<void> {
  await tx
    .updateTable("carts")
    .set({ weak_token_hash: null })
    .where("id", "=", cartId)
    .where("weak_token_hash", "is not", null)
    .execute();
}

/** Deletes a cart without lines: empty carts are not stored. */
export async function deleteIfEmpty(tx: Tx, cartId: string): Promise<void> {
  await tx
    .deleteFrom("carts")
    .where("id", "=", cartId)
    .where((cart) =>
      cart.not(
        cart.exists(cart.selectFrom("cart_lines").select(sql.lit(1).as("one")).whereRef("cart_id", "=", "carts.id")),
      ),
    )
    .execute();
}

/** Deletes expired carts with their lines. */
export async function deleteExpired(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "carts", sql`expires_at <= ${now}`, signal);
}

function byToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom("carts")
    .select("id")
    .where((cart) => cart.or([cart("token_hash", "=", tokenHash), cart("weak_token_hash", "=", tokenHash)]));
}
