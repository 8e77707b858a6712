import { z } from "zod";
import { DEMO_HOME, DEMO_STORY } from "../demo-pages.ts";
import { normaliseLine, normaliseText } from "../typed-text.ts";
import { TextBlock } from "./journal.ts";
import { Picture } from "./primitives.ts";

/** The label's own pages, by their names in commands and in `/api/pages/{name}`. */
export const PAGE_NAMES = ["home", "our-story", "privacy-policy", "terms-conditions", "shipping-return"] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** The pages whose text is Markdown. */
export const POLICY_NAMES = ["privacy-policy", "terms-conditions", "shipping-return"] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** The places of pictures by page: of the home page's first screen (wide and narrow) and statement; of the story's head and sections. */
export const PAGE_PICTURES = {
  home: ["desktop", "mobile", "statement"],
  "our-story": ["studio", "first", "second", "third", "fourth"],
} as const;

const line = (most: number) =>
  z.string().overwrite(normaliseLine).min(1, "Give a text.").max(most, `Give at most ${most} characters.`);

const facts = z
  .array(
    z.object({ term: line(40), detail: line(160) }),
    'Give facts as JSON, such as [{"term": "Cloth", "detail": "Linen"}], or [].',
  )
  .max(4, "Give at most 4 facts.");

/** Keys of the table `pictures`, the newest first. The first one whose files are made is shown, so an earlier picture stays until then. */
const shown = z
  .array(
    z
      .string()
      .max(120)
      .regex(/^[\w/.-]+$/, "Give the key of a picture, or add a photo with pages picture."),
  )
  .min(1, "Give the key of a picture.")
  .max(2, "Give at most 2 keys.");

const Hero = z.object({ title: line(60), description: line(120), action: line(30) });
/** `text` has the words between two asterisks in italics. */
const Quote = z.object({ text: line(300), aside: line(200) });
const Statement = z.object({ title: line(80), text: line(600), facts });
const Phrases = z
  .array(line(60), "Give texts, with commas between them.")
  .min(1, "Give at least one text.")
  .max(12, "Give at most 12 texts.");

const Home = z.object({
  hero: Hero,
  /** They run below the first screen. */
  phrases: Phrases,
  quote: Quote,
  statement: Statement,
  pictures: z.object({ desktop: shown, mobile: shown, statement: shown }).default(DEMO_HOME.pictures),
});

const StorySection = z.object({ title: line(80), text: line(1200) });

const Story = z.object({
  title: line(80),
  /** For search engines. */
  description: line(300),
  lead: line(600),
  sections: z
    .array(StorySection, 'Give sections as JSON, such as [{"title": …, "text": …}].')
    .min(1, "Give at least one section.")
    .max(4, "Give at most 4 sections."),
  facts,
  /** Text of the link to the shop. */
  closing: line(60),
  pictures: z
    .object({ studio: shown, first: shown, second: shown, third: shown, fourth: shown })
    .default(DEMO_STORY.pictures),
});

const Policy = z.object({
  /** Markdown: a sentence that sums it up, then a heading (##) for each part. Null: the shop's own text, which follows the settings. */
  text: z
    .string()
    .overwrite(normaliseText)
    .min(1, "Give a text.")
    .max(30_000, "Give at most 30000 characters.")
    .nullable(),
  /** The day of its last change. */
  updated: z.iso.date("Give a day, such as 2026-11-28.").nullable(),
});

const NO_TEXT = { text: null, updated: null };

/** What the owner sets of the label's own pages: a group of the settings each. */
export const PAGE_SETTINGS = {
  home: Home.default(DEMO_HOME),
  "our-story": Story.default(DEMO_STORY),
  "privacy-policy": Policy.default(NO_TEXT),
  "terms-conditions": Policy.default(NO_TEXT),
  "shipping-return": Policy.default(NO_TEXT),
} satisfies Record<PageName, z.ZodType>;

/** `GET /api/pages/home`. Texts may have placeholders. A picture is null until its files are made. */
export const HomePageAnswer = z.object({
  page: Home.extend({
    /** Whether the film of the store belongs to the first screen's pictures. */
    has_film: z.boolean(),
    pictures: z.object({ desktop: Picture.nullable(), mobile: Picture.nullable(), statement: Picture.nullable() }),
  }),
});
export type HomePageAnswer = z.infer<typeof HomePageAnswer>;

/** `GET /api/pages/our-story` */
export const StoryPageAnswer = z.object({
  page: Story.omit({ pictures: true }).extend({
    studio: Picture.nullable(),
    sections: z.array(StorySection.extend({ picture: Picture.nullable() })),
  }),
});
export type StoryPageAnswer = z.infer<typeof StoryPageAnswer>;

/** `GET /api/pages/{policy}`: the label's text; null: that of the store, which follows the settings. */
export const PolicyAnswer = z.object({
  policy: z
    .object({
      updated: z.iso.date(),
      /** The whole policy in one sentence. */
      in_short: z.string(),
      sections: z.array(z.object({ heading: z.string(), blocks: z.array(TextBlock) })),
    })
    .nullable(),
});
export type PolicyAnswer = z.infer<typeof PolicyAnswer>;
