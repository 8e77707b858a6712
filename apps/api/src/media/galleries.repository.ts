import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";

/** Locks a product's gallery until the transaction ends. */
export async function lockGallery(tx: Tx, productId: number) {
  return tx.selectFrom("products").select("slug").where("id", "=", productId).forNoKeyUpdate().executeTakeFirst();
}

/** A product's gallery in order, with the upload of each entry that has one: the next picture's, or the present one's. */
export async function findGallery(db: Db, productId: number) {
  return db
    .selectFrom("product_pictures as entry")
    .leftJoin("pictures", "pictures.key", "entry.picture_key")
    .leftJoin("picture_uploads as upload", (join) =>
      join.on("upload.key", "=", sql<string>`coalesce(entry.next_key, entry.picture_key)`),
    )
    .select((entry) => [
      "entry.position",
      "entry.picture_key",
      "entry.next_key",
      "upload.photo",
      "upload.failure",
      entry.fn.coalesce("upload.alt", "pictures.alt").as("alt"),
    ])
    .where("entry.product_id", "=", productId)
    .orderBy("entry.position")
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof findGallery>>[number];

/** What an entry shows, and what it is waiting for. */
export type EntryKeys = Pick<EntryRow, "picture_key" | "next_key">;

export async function insertEntry(tx: Tx, productId: number, position: number, keys: EntryKeys): Promise<void> {
  await tx
    .insertInto("product_pictures")
    .values({ product_id: productId, position, ...keys })
    .execute();
}

export async function updateEntry(tx: Tx, productId: number, position: number, keys: EntryKeys): Promise<void> {
  await tx
    .updateTable("product_pictures")
    .set(keys)
    .where("product_id", "=", productId)
    .where("position", "=", position)
    .execute();
}

export async function deleteEntry(tx: Tx, productId: number, position: number): Promise<void> {
  await tx
    .deleteFrom("product_pictures")
    .where("product_id", "=", productId)
    .where("position", "=", position)
    .execute();
}

/** Moves the entries from `position` on by one, to make room. In two steps, because positions are unique at every moment. */
export async function makeRoom(tx: Tx, productId: number, position: number): Promise<void> {
  await sql`update product_pictures set position = -2 - position where product_id = ${productId} and position >= ${position}`.execute(
    tx,
  );
  await sql`update product_pictures set position = -1 - position where product_id = ${productId} and position < 0`.execute(
    tx,
  );
}

/** Shows the picture wherever it was waited for. */
export async function showPicture(tx: Tx, key: string): Promise<void> {
  await tx
    .updateTable("product_pictures")
    .set({ picture_key: key, next_key: null })
    .where("next_key", "=", key)
    .execute();
}
