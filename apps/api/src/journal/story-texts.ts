import type { StoryPreview, StoryTexts } from "@selvedge/commerce/wire/owner-journal";
import { plainSentence } from "@selvedge/commerce/wire/plain-sentence";
import { z } from "zod";
import { Refusal, refusedField } from "../http/refusal.ts";
import { validationRefusal } from "../http/validation.ts";
import { shownBlocks } from "./shown-looks.ts";
import type { PictureRow } from "./stories.repository.ts";
import { readStoryText, type WrittenBlock } from "./story-text.ts";
import { StoryTextError } from "./story-text-error.ts";

const text = (most: number) => z.string().trim().max(most, `Give at most ${most} characters.`);

const Texts = z.object({
  title: text(120).min(1, "Give the story a title."),
  standfirst: text(300),
  topic: text(24),
  author: text(80),
  date: z.iso.date("Give a day such as 2026-11-14."),
  body: text(50_000),
  products: z.array(z.string()),
});

/** What a story that visitors read must have. */
const NEEDED = {
  standfirst: "Give the story a standfirst: one sentence below its title.",
  topic: "Give the story a topic.",
  author: "Say who wrote the story.",
  body: "The story has no text yet.",
};

/** Words that an adult reads in a minute. */
const WORDS_A_MINUTE = 230;

/** Checks the texts of a story, and trims them. Refuses with 422, by field. */
export function checkedTexts(texts: StoryTexts, { isPublished }: { isPublished: boolean }): StoryTexts {
  const { data, error } = Texts.safeParse(texts, { error: plainSentence });
  if (error) throw validationRefusal(error.issues);
  storyBlocks(data.body);
  const missing = Object.entries(NEEDED).filter(([field]) => data[field as keyof typeof NEEDED] === "");
  const [first] = missing;
  if (isPublished && first) {
    const errors = Object.fromEntries(missing.map(([field, message]) => [field, [message]]));
    throw new Refusal(422, `The story cannot be published yet. ${first[1]}`, { errors });
  }
  return data;
}

/** The story as its page would show it, with looks of these pictures. */
export function previewOf(
  { body, products: _products, ...texts }: StoryTexts,
  pictures: ReadonlyMap<string, PictureRow>,
): StoryPreview {
  const blocks = storyBlocks(body);
  return { ...texts, minutes: minutesToRead(blocks), body: shownBlocks(blocks, pictures) };
}

/** The blocks of a story's Markdown. Refuses with 422 what its page cannot show. */
export function storyBlocks(body: string): WrittenBlock[] {
  try {
    return readStoryText(body);
  } catch (error) {
    if (error instanceof StoryTextError) throw refusedField("body", error.message);
    throw error;
  }
}

/** Whole minutes, 1 at least. */
export function minutesToRead(body: readonly WrittenBlock[]): number {
  const words = body.flatMap((block) => textOf(block).match(/\S+/g) ?? []);
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

function textOf(block: WrittenBlock): string {
  if (block.kind === "look") return "";
  if (block.kind === "heading") return block.text;
  const runs = block.kind === "list" ? block.entries : [block.words];
  return runs.map((words) => words.map(({ text }) => text).join("")).join(" ");
}
