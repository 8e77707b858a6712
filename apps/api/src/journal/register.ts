import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type ShownCatalogue, readPicturesFile } from "../catalogue/index.ts";
import { announcedValue } from "../database/announced-value.ts";
import type { Core } from "../module.ts";
import { journalRoutes } from "./journal.routes.ts";
import { createJournal, JOURNAL_KEY } from "./journal.service.ts";
import { createStories, type Stories } from "./publish-story.ts";
import { readStories } from "./stories.ts";

const DEMO_STORIES = new URL("../../seed/journal/", import.meta.url);
const PICTURES = new URL("../../seed/pictures.json", import.meta.url);

const REFRESH_MS = 5_000;

/** The label's stories, read again when one is published. A file with a mistake stops the start. Gives what publishes them. */
export async function registerJournal({
  app,
  clock,
  database,
  settings,
  catalogue,
}: Core & { catalogue: ShownCatalogue }): Promise<Stories> {
  const { journalDirectory } = settings;
  const folder = journalDirectory === null ? DEMO_STORIES : pathToFileURL(`${resolve(journalDirectory)}/`);
  const picturesFile = await readPicturesFile(PICTURES);
  const read = () => readStories(folder, picturesFile);
  let last = await read();
  const stories = announcedValue({
    changes: database.changes,
    key: JOURNAL_KEY,
    refreshMs: REFRESH_MS,
    async read() {
      last = await read();
      return last;
    },
    onError(error) {
      app.log.error({ err: error }, "the journal cannot be read; its earlier stories stay");
      return last;
    },
  });
  await app.register(journalRoutes, { journal: createJournal({ stories, catalogue }), catalogue, clock });
  return createStories({ db: database.db, directory: journalDirectory, pictures: picturesFile.pictures });
}
