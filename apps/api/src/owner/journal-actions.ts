import { basename } from "node:path";
import type { StoryState } from "@selvedge/commerce/wire/owner-journal";
import { z } from "zod";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { type Action, defineAction } from "./action.ts";
import { readGivenFile } from "./command-file.ts";

const Slug = z.string().describe("the last part of the story's address, /blogs/SLUG");

const TEXTS = {
  standfirst: z.string().optional().describe("one sentence below the title"),
  topic: z.string().optional().describe("such as Cloth; the journal's page has a link for each"),
  author: z.string().optional().describe("who wrote it"),
  date: z.string().optional().describe("day of publication, such as 2026-11-14. A new story has that of today"),
  body: z
    .string()
    .optional()
    .describe("the text, in Markdown: paragraphs, headings, quotes, lists, emphasis, links and looks"),
  product: z
    .array(z.string())
    .optional()
    .describe("slug of a product that it is about; can be given up to twelve times"),
};

const STATES: Readonly<Record<StoryState, string>> = {
  draft: "draft",
  waiting: "published, waits for its picture",
  shown: "on the pages",
};

/** What a message says of a story in this state. */
const SENTENCES: Readonly<Record<StoryState, (slug: string) => string>> = {
  draft: () => "It is a draft.",
  waiting: () => "It is on the pages once it has a picture, which journal picture gives it.",
  shown: (slug) => `It is on the pages: /blogs/${slug}`,
};

export const JOURNAL_ACTIONS: readonly Action[] = [
  defineAction({
    name: "journal list",
    about: "the stories of the journal, also drafts, the newest first",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_, { shop }) {
      const stories = await shop.stories.list();
      const lines = stories.map(({ slug, title, date, state }) => [date, slug, title, STATES[state]].join("  "));
      return { message: lines.join("\n") || "There are no stories.", data: toJson({ stories }) };
    },
  }),
  defineAction({
    name: "journal show",
    about: "the texts and the picture of a story",
    input: z.object({ slug: Slug }),
    positional: ["slug"],
    role: "owner",
    kind: "read",
    async run({ slug }, { shop }) {
      const details = await shop.stories.show(slug);
      const { body, products, ...texts } = details.texts;
      const lines = [
        ...Object.entries(texts).map(([field, text]) => `${field}  ${text}`),
        ...products.map((product) => `product  ${product}`),
        `picture  ${details.picture.state}`,
        `state  ${STATES[details.state]}`,
      ];
      return { message: `${lines.join("\n")}\n\n${body}`, data: toJson(details) };
    },
  }),
  defineAction({
    name: "journal add",
    about: "a new story, as a draft that visitors do not see",
    input: z.object({ slug: Slug, title: z.string().describe("its title"), ...TEXTS }),
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug, product, ...texts }, { shop, record }) {
      const preview = await shop.stories.add(slug, { ...texts, products: product }, record);
      return {
        message: `The story ${slug} is a draft, which visitors do not see.`,
        data: toJson({ preview }),
      };
    },
  }),
  defineAction({
    name: "journal set",
    about: "texts of a story, and whether visitors see it",
    input: z.object({
      slug: Slug,
      title: z.string().optional().describe("its title"),
      ...TEXTS,
      state: z.enum(["draft", "published"]).optional().describe("published: visitors see it, at once"),
    }),
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug, product, state, ...texts }, { shop, record }) {
      const preview = await shop.stories.set(slug, { ...texts, products: product }, state, record);
      const { state: now } = await shop.stories.show(slug);
      return { message: `The story ${slug} is saved. ${SENTENCES[now](slug)}`, data: toJson({ preview }) };
    },
  }),
  defineAction({
    name: "journal picture",
    about: "the photo of a story; pages show it a few seconds later",
    input: z.object({
      slug: Slug,
      file: z.string().describe("whole path of a JPEG, PNG, WebP or AVIF file of at most 30 MB and 80 megapixels"),
      alt: z.string().describe("what the photo shows, for those who do not see it"),
    }),
    positional: ["slug", "file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ slug, file, alt }, context) {
      const bytes = await readGivenFile(file, context);
      await context.shop.stories.setPicture(slug, { bytes, alt }, context.record);
      return { message: `The story ${slug} has this photo. Pages show it once its files are made.` };
    },
  }),
  defineAction({
    name: "journal photo",
    about: "a photo for a look in the text of a story; the answer has the line that names it",
    input: z.object({
      file: z.string().describe("whole path of a JPEG, PNG, WebP or AVIF file of at most 30 MB and 80 megapixels"),
      alt: z.string().describe("what the photo shows, for those who do not see it"),
    }),
    positional: ["file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ file, alt }, context) {
      const bytes = await readGivenFile(file, context);
      const key = await context.shop.stories.addPhoto({ bytes, alt }, context.record);
      return {
        message: `The photo is kept for a week, or while a story has it. A look names it by the line\npicture: ${key}\nonce its files are made, in a few seconds.`,
        data: toJson({ picture: key }),
      };
    },
  }),
  defineAction({
    name: "journal remove",
    about: "a story, with its page",
    input: z.object({ slug: Slug }),
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug }, { shop, record }) {
      await shop.stories.remove(slug, record);
      return { message: `The story ${slug} is removed.` };
    },
  }),
  defineAction({
    name: "journal publish",
    about: "a story, new or changed, from a Markdown file with front matter; visitors see it at once",
    input: z.object({
      file: z.string().describe("whole path of the file"),
      slug: z
        .string()
        .optional()
        .describe("the last part of the story's address. Default: the name of the file without .md"),
    }),
    positional: ["file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ file, slug: given }, context) {
      if (context.upload !== undefined && given === undefined) throw new Refusal(422, "The story's slug is missing.");
      const slug = given ?? basename(file, ".md");
      const text = (await readGivenFile(file, context)).toString("utf8");
      const state = await context.shop.stories.publish(slug, text, context.record);
      return { message: `The story ${slug} is published. ${SENTENCES[state](slug)}` };
    },
  }),
];
