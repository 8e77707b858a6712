import type { StoryBlock } from "./journal.ts";
import type { PlacedPicture } from "./owner-pages.ts";
import type { Picture } from "./primitives.ts";

/** What the owner writes of a story. A draft may leave all texts but the title empty. */
export interface StoryTexts {
  title: string;
  standfirst: string;
  topic: string;
  author: string;
  /** Day of publication, "2026-11-14". */
  date: string;
  /** Markdown: paragraphs, headings, quotes, lists, emphasis and links, and looks in fences. */
  body: string;
  /** Slugs of the products that it is about. */
  products: readonly string[];
}

/**
 * `draft`: only staff sees it. `waiting`: it is published, and on the pages as soon as it has a picture whose files are made. `shown`: it is
 * on the pages.
 */
export type StoryState = "draft" | "waiting" | "shown";

/** One story of `journal list`, which has the newest first. */
export interface StoryEntry extends Pick<StoryTexts, "title" | "topic" | "date"> {
  slug: string;
  state: StoryState;
  picture: Picture | null;
}

/** What `journal show` says of a story. */
export interface StoryDetails {
  slug: string;
  texts: StoryTexts;
  state: StoryState;
  /** Of its newest picture; its place is "story". */
  picture: PlacedPicture;
}

/** A story as its page would show it: `data.preview` of `journal set` and `journal add`, also of their dry runs. */
export interface StoryPreview extends Omit<StoryTexts, "body" | "products"> {
  /** Time to read it. */
  minutes: number;
  body: readonly StoryBlock[];
}
