import { sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { Db, Tx } from "../database/schema.ts";

/** The cart that a token opens, as strong token or as weak one. */
export async function findCartId(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await byToken(db, tokenHash).executeTakeFirst();
  return row?.id;
}

/** The same, held until the transaction ends: of two calls for one cart, the second waits. */
export async function lockCart(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await byToken(tx, tokenHash).forUpdate().executeTakeFirst();
  return row?.id;
}

/** Holds a cart, if there still is one, until the transaction ends. */
export async function lockCartById(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom("carts").select("id").where("id", "=", id).forUpdate().execute();
}

/** Holds the cart of a line. Undefined when there is no such line of that product. */
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

/** Adds a cart. False: a parallel call has just added one for the same token. */
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

/** Lets a cart live until `expiresAt`. */
export async function renewCart(tx: Tx, cartId: string, expiresAt: Date): Promise<void> {
  await tx.updateTable("carts").set({ expires_at: expiresAt }).where("id", "=", cartId).execute();
}

/** Closes the door of a weak token: whoever holds the cart has shown the strong one. */
export async function forgetWeakToken(tx: Tx, cartId: string): Promise<void> {
  await tx
    .updateTable("carts")
    .set({ weak_token_hash: null })
    .where("id", "=", cartId)
    .where("weak_token_hash", "is not", null)
    .execute();
}

/** Removes a cart without lines: an empty cart is no cart. */
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

/** Removes carts that nobody has used for long, with their lines. */
export async function deleteExpired(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "carts", sql`expires_at <= ${now}`, signal);
}

function byToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom("carts")
    .select("id")
    .where((cart) => cart.or([cart("token_hash", "=", tokenHash), cart("weak_token_hash", "=", tokenHash)]));
}
