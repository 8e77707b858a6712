import type { Db } from "../database/schema.ts";
import type { MediaStore } from "./media-store.ts";

/** A sentence for each file of an uploaded picture that is not in the store. */
export async function missingFiles(db: Db, store: Pick<MediaStore, "has">): Promise<string[]> {
  const pictures = await db
    .selectFrom("pictures")
    .selectAll()
    .where("key", "like", "uploads/%")
    .orderBy("key")
    .execute();
  const missing: string[] = [];
  for (const { key, avif, webp, jpeg } of pictures) {
    const files = [...avif, ...webp].map(({ file }) => file);
    for (const file of jpeg === null ? files : [...files, jpeg])
      if (!(await store.has(file))) missing.push(`picture ${key}: its file ${file} is missing`);
  }
  return missing;
}
