import type { ShownCatalogue } from "../catalogue/index.ts";
import { announcedValue } from "../database/announced-value.ts";
import type { PictureMaking } from "../media/index.ts";
import type { Core } from "../module.ts";
import { createStoryEditing, type StoryEditing } from "./edit-stories.ts";
import { journalRoutes } from "./journal.routes.ts";
import { createJournal, JOURNAL_KEY } from "./journal.service.ts";
import { readShownStories } from "./shown-stories.ts";

const REFRESH_MS = 5_000;

interface JournalNeeds {
  catalogue: ShownCatalogue;
  making: PictureMaking;
}

/** The journal: what visitors see of it. Gives what the owner does with its stories. */
export async function registerJournal({
  app,
  db,
  clock,
  database,
  catalogue,
  making,
}: Core & JournalNeeds): Promise<StoryEditing> {
  const stories = announcedValue({
    changes: database.changes,
    key: JOURNAL_KEY,
    refreshMs: REFRESH_MS,
    read: () =>
      readShownStories(db, (slug, err) => app.log.error({ err, slug }, "a story cannot be read, and is left out")),
  });
  await app.register(journalRoutes, { journal: createJournal({ stories, catalogue }), catalogue, clock });
  return createStoryEditing({ db, making, clock });
}
