import { join } from "node:path";
import type { Settings } from "../settings/settings.ts";

/** Folders of files that belong to a shop. */
export interface FileFolders {
  /** Uploaded photos and their pictures; null where they lie in a bucket. */
  media: string | null;
  /** The label's own stories; null where it has none. */
  journal: string | null;
}

export function fileFolders({ media, dataDirectory, journalDirectory }: Settings): FileFolders {
  return { media: media === null ? join(dataDirectory, "media") : null, journal: journalDirectory };
}
