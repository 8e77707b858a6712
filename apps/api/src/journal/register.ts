import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type ShownCatalogue, readPicturesFile } from "../catalogue/index.ts";
import type { Core } from "../module.ts";
import { journalRoutes } from "./journal.routes.ts";
import { createJournal } from "./journal.service.ts";
import { readStories } from "./stories.ts";

const DEMO_STORIES = new URL("../../seed/journal/", import.meta.url);
const PICTURES = new URL("../../seed/pictures.json", import.meta.url);

/** The label's stories, read once. A file with a mistake stops the start. */
export async function registerJournal({
  app,
  clock,
  settings,
  catalogue,
}: Core & { catalogue: ShownCatalogue }): Promise<void> {
  const { journalDirectory } = settings;
  const folder = journalDirectory === null ? DEMO_STORIES : pathToFileURL(`${resolve(journalDirectory)}/`);
  const stories = await readStories(folder, await readPicturesFile(PICTURES));
  await app.register(journalRoutes, { journal: createJournal({ stories, catalogue }), catalogue, clock });
}
