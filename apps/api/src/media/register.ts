import { join } from "node:path";
import type { Jobs } from "../jobs/index.ts";
import type { Core } from "../module.ts";
import type { Settings } from "../settings/settings.ts";
import { forgetUploads } from "./forget-uploads.ts";
import { createGalleries, type Galleries } from "./galleries.service.ts";
import { mediaRoutes } from "./media.routes.ts";
import { directoryStore, type MediaStore } from "./media-store.ts";
import { missingFiles } from "./missing-files.ts";
import { createPictureMaking, type PictureMaking } from "./picture-making.ts";

const HOUR_MS = 60 * 60_000;

interface Media {
  /** What adds and removes pictures. */
  galleries: Galleries;
  /** Makes pictures for whatever else shows them. */
  making: PictureMaking;
  /** A sentence for each file of a picture that is not in the store. */
  missingFiles(): Promise<string[]>;
}

/** Wires up the pictures of the label's own goods. */
export async function registerMedia({ app, settings, db, clock, jobs }: Core & { jobs: Jobs }): Promise<Media> {
  const store = await mediaStoreOf(settings);
  jobs.every(HOUR_MS, "forget-uploads", (signal) => forgetUploads({ db, clock, store }, signal));
  await app.register(mediaRoutes, { store });
  const making = createPictureMaking({ db, jobs, store });
  const galleries = createGalleries({ db, clock, making });
  return { galleries, making, missingFiles: () => missingFiles(db, store) };
}

async function mediaStoreOf({ media, dataDirectory }: Settings): Promise<MediaStore> {
  if (!media) return directoryStore(join(dataDirectory, "media"));
  const { s3Store } = await import("./s3-store.ts");
  return s3Store(media);
}
