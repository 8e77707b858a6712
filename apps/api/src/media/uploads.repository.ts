import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";
import type { PictureFiles } from "./picture-files.ts";

interface NewUpload {
  key: string;
  photo: string;
  alt: string;
  uploadedAt: Date;
}

/** Inserts an upload, or forgets that the same one has failed or is unused. Locks all uploads of the photo until the transaction ends. */
export async function keepUpload(tx: Tx, { key, photo, alt, uploadedAt }: NewUpload): Promise<void> {
  await tx.selectFrom("picture_uploads").select("key").where("photo", "=", photo).orderBy("key").forUpdate().execute();
  await tx
    .insertInto("picture_uploads")
    .values({ key, photo, alt, uploaded_at: uploadedAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ failure: null, uploaded_at: uploadedAt, unused_since: null }),
    )
    .execute();
}

/** An upload, which is locked until the transaction ends. */
export async function lockUpload(tx: Tx, key: string) {
  return tx.selectFrom("picture_uploads").selectAll().where("key", "=", key).forUpdate().executeTakeFirst();
}

export async function findUpload(db: Db, key: string) {
  return db.selectFrom("picture_uploads").selectAll().where("key", "=", key).executeTakeFirst();
}

export async function hasUploadOf(db: Db, photo: string): Promise<boolean> {
  const upload = await db.selectFrom("picture_uploads").select("key").where("photo", "=", photo).executeTakeFirst();
  return upload !== undefined;
}

export async function failUpload(db: Db, key: string, failure: string): Promise<void> {
  await db.updateTable("picture_uploads").set({ failure }).where("key", "=", key).execute();
}

/** Makes the upload's picture from that of another upload with the same photo, if there is one. */
export async function copyPicture(tx: Tx, key: string): Promise<void> {
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
}

/** Whether the upload's picture is made. */
export async function hasPicture(tx: Tx, key: string): Promise<boolean> {
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

/** Whether a product shows the upload's picture or waits for it, a material has it, or a setting or a story names it. */
const isUsed = sql<boolean>`(
  exists (select from product_pictures entry where entry.picture_key = picture_uploads.key or entry.next_key = picture_uploads.key)
  or exists (select from materials where picture_uploads.key in (materials.swatch_key, materials.cloth_key))
  or exists (select from settings where position('"' || picture_uploads.key || '"' in settings.value::text) > 0)
  or exists (
    select from stories
    where picture_uploads.key = any(stories.pictures) or position(picture_uploads.key in stories.body) > 0
  )
)`;

/** Stores since when each upload has been unused; null while it is used. */
export async function markUnusedUploads(db: Db, now: Date): Promise<void> {
  await sql`
    update picture_uploads set unused_since = case when ${isUsed} then null else ${now}::timestamptz end
    where (unused_since is null) is distinct from ${isUsed}
  `.execute(db);
}

/** Keys of the uploads that have not been used since this instant. */
export async function findUnusedUploads(db: Db, since: Date): Promise<string[]> {
  const rows = await db.selectFrom("picture_uploads").select("key").where("unused_since", "<=", since).execute();
  return rows.map(({ key }) => key);
}

interface DeletedUpload {
  photo: string;
  /** Names of the files in the media store that nothing needs any more. */
  files: string[];
}

/** Deletes an upload and its picture. Resolves with null if there is none, or it is used again. */
export async function deleteUpload(tx: Tx, key: string): Promise<DeletedUpload | null> {
  const upload = await lockUpload(tx, key);
  if (!upload) return null;
  const deleted = await tx
    .deleteFrom("picture_uploads")
    .where("key", "=", key)
    .where(sql<boolean>`not ${isUsed}`)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) return null;
  const picture = await tx.deleteFrom("pictures").where("key", "=", key).returningAll().executeTakeFirst();
  const { photo } = upload;
  const variants = picture ? [...picture.avif, ...picture.webp].map(({ file }) => file) : [];
  return { photo, files: [`photos/${photo}`, ...variants, ...(picture?.jpeg ? [picture.jpeg] : [])] };
}
