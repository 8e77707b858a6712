import { join } from "node:path";
import type { Jobs } from "../jobs/index.ts";
import type { Core } from "../module.ts";
import { createGalleries, type Galleries } from "./galleries.service.ts";
import { mediaRoutes } from "./media.routes.ts";
import { directoryStore } from "./media-store.ts";
import { createPictureMaking } from "./picture-making.ts";

/** Wires up the pictures of the label's own goods. Gives what adds and removes them. */
export async function registerMedia({ app, settings, db, clock, jobs }: Core & { jobs: Jobs }): Promise<Galleries> {
  const store = directoryStore(join(settings.dataDirectory, "media"));
  await app.register(mediaRoutes, { store });
  return createGalleries({ db, clock, making: createPictureMaking({ db, jobs, store }) });
}
