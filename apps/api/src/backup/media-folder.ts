import { join } from "node:path";
import type { Settings } from "../settings/settings.ts";

/** The folder of uploaded photos and their pictures; null where they lie in a bucket. */
export const mediaFolder = ({ media, dataDirectory }: Settings): string | null =>
  media === null ? join(dataDirectory, "media") : null;
