import { z } from "zod";
import { ProductSummary } from "./catalogue.ts";
import { Picture } from "./primitives.ts";

/** A story on the journal's overview. */
export const StorySummary = z.object({
  id: z.string().meta({ description: "Its name in the address" }),
  title: z.string(),
  standfirst: z.string(),
  topic: z.string(),
  author: z.string(),
  published_on: z.iso.date(),
  minutes: z.number().int().meta({ description: "Time to read it" }),
  picture: Picture,
});
export type StorySummary = z.infer<typeof StorySummary>;

/** A run of text with one style. `href` is a path of the shop ("/shop") or an https URL. */
export const Words = z.object({
  text: z.string(),
  style: z.enum(["plain", "emphasis", "strong"]),
  href: z.string().nullable(),
});
export type Words = z.infer<typeof Words>;

/** A block of a story's text. It contains no markup, so pages need not sanitise it. */
export const StoryBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), words: z.array(Words) }),
  z.object({ kind: z.literal("heading"), text: z.string() }),
  z.object({ kind: z.literal("quote"), words: z.array(Words) }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), entries: z.array(z.array(Words)) }),
]);
export type StoryBlock = z.infer<typeof StoryBlock>;

const StoryLink = StorySummary.pick({ id: true, title: true });

/** `GET /api/journals`: newest first. */
export const JournalsAnswer = z.object({ journals: z.array(StorySummary) });
export type JournalsAnswer = z.infer<typeof JournalsAnswer>;

/** `GET /api/blogs/{id}`: `products` are the story's products that are on sale. */
export const BlogAnswer = z.object({
  blog: StorySummary.extend({
    body: z.array(StoryBlock),
    products: z.array(ProductSummary),
    previous: StoryLink.nullable().meta({ description: "The one before it in time" }),
    next: StoryLink.nullable(),
  }),
});
export type BlogAnswer = z.infer<typeof BlogAnswer>;
