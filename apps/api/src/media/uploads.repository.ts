import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";
import type { PictureFiles } from "./picture-files.ts";

interface NewUpload {
  key: string;
  photo: string;
  alt: string;
  uploadedAt: Date;
}

/** Inserts an upload, or forgets that the same one has failed. Locks it until the transaction ends. */
export async function keepUpload(tx: Tx, { key, photo, alt, uploadedAt }: NewUpload): Promise<void> {
  await tx
    .insertInto("picture_uploads")
    .values({ key, photo, alt, uploaded_at: uploadedAt })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ failure: null, uploaded_at: uploadedAt }))
    .execute();
}

/** An upload, which is locked until the transaction ends. */
export async function lockUpload(tx: Tx, key: string) {
  return tx.selectFrom("picture_uploads").selectAll().where("key", "=", key).forUpdate().executeTakeFirst();
}

export async function findUpload(db: Db, key: string) {
  return db.selectFrom("picture_uploads").selectAll().where("key", "=", key).executeTakeFirst();
}

export async function failUpload(db: Db, key: string, failure: string): Promise<void> {
  await db.updateTable("picture_uploads").set({ failure }).where("key", "=", key).execute();
}

/** Whether the upload's picture is made. Another text for a photo whose files are made already is a picture at once. */
export async function hasPicture(tx: Tx, key: string): Promise<boolean> {
  await sql`
    insert into pictures (key, alt, width, height, color, avif, webp, jpeg)
    select upload.key, upload.alt, made.width, made.height, made.color, made.avif, made.webp, made.jpeg
    from picture_uploads upload
    join picture_uploads same on same.photo = upload.photo
    join pictures made on made.key = same.key
    where upload.key = ${key}
    limit 1
    on conflict do nothing
  `.execute(tx);
  const picture = await tx.selectFrom("pictures").select("key").where("key", "=", key).executeTakeFirst();
  return picture !== undefined;
}

export async function insertPicture(
  tx: Tx,
  { key, alt }: { key: string; alt: string },
  { avif, webp, jpeg, ...size }: PictureFiles,
): Promise<void> {
  await tx
    .insertInto("pictures")
    .values({ key, alt, ...size, avif: JSON.stringify(avif), webp: JSON.stringify(webp), jpeg: jpeg ?? null })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
