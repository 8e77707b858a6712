import type { BlogAnswer, JournalsAnswer } from "@selvedge/commerce/wire/journal";
import type { ShownCatalogue } from "../catalogue/index.ts";
import { Refusal } from "../http/refusal.ts";
import type { Story } from "./stories.ts";

export interface Journal {
  /** All stories, newest first. */
  list(): JournalsAnswer;
  /** One story with those of its pieces that are on sale. Refuses with 404 when there is none of that name. */
  story(id: string): Promise<BlogAnswer>;
}

/** The label's stories. They come from files, and are the same for as long as the server runs. */
export function createJournal({ stories, catalogue }: { stories: Story[]; catalogue: ShownCatalogue }): Journal {
  const journals = stories.map(({ body: _body, pieces: _pieces, ...summary }) => summary);
  const link = (story: Story | undefined) => (story ? { id: story.id, title: story.title } : null);
  return {
    list: () => ({ journals }),

    async story(id) {
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
