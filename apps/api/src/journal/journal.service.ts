import type { BlogAnswer, JournalsAnswer, StoryBlock, StorySummary } from "@selvedge/commerce/wire/journal";
import type { ShownCatalogue } from "../catalogue/index.ts";
import { Refusal } from "../http/refusal.ts";

/** Announced by the database when a story changes; its products are announced like any others. */
export const JOURNAL_KEY = "journal";

/** A story that visitors see. */
export interface Story extends StorySummary {
  body: StoryBlock[];
  /** Slugs of the products that it is about. */
  products: string[];
}

export interface Journal {
  /** All stories, newest first. */
  list(): Promise<JournalsAnswer>;
  /** One story with those of its products that are on sale. Refuses with 404 when there is none of that name. */
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
      return { journals: stories.map(({ body: _body, products: _products, ...summary }) => summary) };
    },

    async story(id) {
      const stories = await readAll();
      const index = stories.findIndex((story) => story.id === id);
      const story = stories[index];
      if (!story) throw new Refusal(404, "Story not found");
      const inLooks = story.body.flatMap((block) => (block.kind === "look" ? block.spots : []));
      const slugs = { products: story.products, looks: [...new Set(inLooks.map(({ product }) => product))] };
      const found = await catalogue.named([...new Set([...slugs.products, ...slugs.looks])]);
      const onSale = new Map(found.map((product) => [product.slug, product]));
      const shown = (names: readonly string[]) => names.flatMap((slug) => onSale.get(slug) ?? []);
      return {
        blog: {
          ...story,
          body: story.body.map((block) =>
            block.kind === "look"
              ? { ...block, spots: block.spots.filter(({ product }) => onSale.has(product)) }
              : block,
          ),
          products: shown(slugs.products),
          look_products: shown(slugs.looks),
          previous: link(stories[index + 1]),
          next: link(stories[index - 1]),
        },
      };
    },
  };
}
