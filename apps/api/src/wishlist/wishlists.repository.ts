import { sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { Db, Tx } from "../database/schema.ts";

/** Whose a list is: an account's, or of whoever knows the session id with this SHA-256. */
export type Owner = { userId: string } | { sessionHash: Buffer };

function listOf(db: Db, owner: Owner) {
  return db
    .selectFrom("wishlists")
    .select("id")
    .where((list) =>
      "userId" in owner ? list("user_id", "=", owner.userId) : list("session_hash", "=", owner.sessionHash),
    );
}

export async function findListId(db: Db, owner: Owner): Promise<string | undefined> {
  return (await listOf(db, owner).executeTakeFirst())?.id;
}

/** The same, held until the transaction ends: of two calls for one list, the second waits. */
export async function lockList(tx: Tx, owner: Owner): Promise<string | undefined> {
  return (await listOf(tx, owner).forUpdate().executeTakeFirst())?.id;
}

/** Adds a list, or lets the guest's that is there already live until `expiresAt`. */
export async function insertList(
  tx: Tx,
  { id, owner, expiresAt }: { id: string; owner: Owner; expiresAt: Date | null },
): Promise<void> {
  const insert = tx.insertInto("wishlists");
  if ("userId" in owner) {
    await insert
      .values({ id, user_id: owner.userId })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .execute();
  } else {
    await insert
      .values({ id, session_hash: owner.sessionHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column("session_hash").doUpdateSet({ expires_at: expiresAt }))
      .execute();
  }
}

export async function deleteList(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("wishlists").where("id", "=", id).execute();
}

/** Removes guests' lists to which nothing has been added for long, with their entries. */
export async function deleteExpiredLists(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "wishlists", sql`expires_at <= ${now}`, signal);
}
