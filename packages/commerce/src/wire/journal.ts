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

/** A block of a text. It contains no markup, so pages need not sanitise it. */
export const TextBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), words: z.array(Words) }),
  z.object({ kind: z.literal("heading"), text: z.string() }),
  z.object({ kind: z.literal("quote"), words: z.array(Words) }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), entries: z.array(z.array(Words)) }),
]);
export type TextBlock = z.infer<typeof TextBlock>;

const percent = (description: string) => z.number().min(0).max(100).meta({ description });

/** A place on a picture where a product is seen. */
export const LookSpot = z.object({
  product: z.string().meta({ description: "Its slug" }),
  x: percent("From the left edge of the picture, in per cent of its width"),
  y: percent("From the upper edge of the picture, in per cent of its height"),
});
export type LookSpot = z.infer<typeof LookSpot>;

/** A picture of products that are worn together. */
export const LookBlock = z.object({
  kind: z.literal("look"),
  picture: Picture,
  spots: z.array(LookSpot),
  // Pages of the previous version read the words of every block that they do not know.
  words: z.array(Words).max(0).meta({ description: "Empty" }),
});
export type LookBlock = z.infer<typeof LookBlock>;

/** A block of a story. */
export const StoryBlock = z.discriminatedUnion("kind", [...TextBlock.options, LookBlock]);
export type StoryBlock = z.infer<typeof StoryBlock>;

const StoryLink = StorySummary.pick({ id: true, title: true });

/** `GET /api/journals`: newest first. */
export const JournalsAnswer = z.object({ journals: z.array(StorySummary) });
export type JournalsAnswer = z.infer<typeof JournalsAnswer>;

/** `GET /api/blogs/{id}`: `products` are the story's products that are on sale, and looks have spots of no others. */
export const BlogAnswer = z.object({
  blog: StorySummary.extend({
    body: z.array(StoryBlock),
    products: z.array(ProductSummary),
    look_products: z.array(ProductSummary).meta({ description: "The products of its looks" }),
    previous: StoryLink.nullable().meta({ description: "The one before it in time" }),
    next: StoryLink.nullable(),
  }),
});
export type BlogAnswer = z.infer<typeof BlogAnswer>;
