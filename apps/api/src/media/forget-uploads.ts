import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import type { MediaStore } from "./media-store.ts";
import { deleteUpload, findUnusedUploads, hasUploadOf, markUnusedUploads } from "./uploads.repository.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Longer than pages, feeds and link previews keep addresses of pictures. */
const KEPT_UNUSED_MS = 7 * DAY_MS;

interface ForgetDependencies {
  db: Db;
  clock: Clock;
  store: Pick<MediaStore, "remove">;
}

/** Deletes the photos, with their pictures, that nothing has shown for a week. */
export async function forgetUploads({ db, clock, store }: ForgetDependencies, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  await markUnusedUploads(db, now);
  for (const key of await findUnusedUploads(db, new Date(now.getTime() - KEPT_UNUSED_MS))) {
    signal.throwIfAborted();
    const deleted = await transaction(db, (tx) => deleteUpload(tx, key));
    if (!deleted) continue;
    // After the commit: a crash leaves files that no row names, never a picture without files. The same photo may have
    // been added with another text.
    for (const file of deleted.files) if (!(await hasUploadOf(db, deleted.photo))) await store.remove(file);
  }
}
