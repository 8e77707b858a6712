import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import type { MediaStore } from "./media-store.ts";
import { deleteUpload, findUnusedUploads, markUnusedUploads } from "./uploads.repository.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Longer than pages, feeds and link previews keep addresses of pictures. */
const KEPT_UNUSED_MS = 7 * DAY_MS;

interface ForgetDependencies {
  db: Db;
  clock: Clock;
  store: MediaStore;
}

/** Deletes the photos, with their pictures, that no product has shown for a week. */
export async function forgetUploads({ db, clock, store }: ForgetDependencies, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  await markUnusedUploads(db, now);
  for (const key of await findUnusedUploads(db, new Date(now.getTime() - KEPT_UNUSED_MS))) {
    signal.throwIfAborted();
    await transaction(db, async (tx) => {
      const files = await deleteUpload(tx, key);
      // Before the commit: if the process dies here, the next run deletes them again.
      for (const file of files) await store.remove(file);
    });
  }
}
