import type { BlogAnswer, JournalsAnswer } from "@selvedge/commerce/wire/journal";
import type { ShownCatalogue } from "../catalogue/index.ts";
import { Refusal } from "../http/refusal.ts";
import type { Story } from "./stories.ts";

/** Announced when a story is published; its pieces change like any product. */
export const JOURNAL_KEY = "journal";

export interface Journal {
  /** All stories, newest first. */
  list(): Promise<JournalsAnswer>;
  /** One story with those of its pieces that are on sale. Refuses with 404 when there is none of that name. */
  story(id: string): Promise<BlogAnswer>;
}

interface JournalDependencies {
  /** All stories, newest first. */
  stories(): Promise<Story[]>;
  catalogue: ShownCatalogue;
}

/** The label's stories. */
export function createJournal({ stories: readAll, catalogue }: JournalDependencies): Journal {
  const link = (story: Story | undefined) => (story ? { id: story.id, title: story.title } : null);
  return {
    async list() {
      const stories = await readAll();
      return { journals: stories.map(({ body: _body, pieces: _pieces, ...summary }) => summary) };
    },

    async story(id) {
      const stories = await readAll();
      const index = stories.findIndex((story) => story.id === id);
      const story = stories[index];
      if (!story) throw new Refusal(404, "Story not found");
      const { pieces, ...shown } = story;
      const products = await catalogue.named(pieces);
      return {
        blog: { ...shown, products, previous: link(stories[index + 1]), next: link(stories[index - 1]) },
      };
    },
  };
}
