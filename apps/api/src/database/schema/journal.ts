import type { ColumnsOf } from "./columns.ts";

/** A story of the journal. */
export interface StoryTable {
  slug: string;
  title: string;
  standfirst: string;
  topic: string;
  author: string;
  published_on: string;
  /** Markdown. */
  body: string;
  /** Slugs of the products that it is about. */
  products: string[];
  /** Keys of its pictures, the newest first; the first one that is made is shown. */
  pictures: string[];
  is_published: boolean;
}

export interface JournalTables {
  stories: StoryTable;
}

export const journalColumns: ColumnsOf<JournalTables> = {
  stories: {
    slug: "text",
    title: "text",
    standfirst: "text",
    topic: "text",
    author: "text",
    published_on: "date",
    body: "text",
    products: "_text",
    pictures: "_text",
    is_published: "bool",
  },
};
