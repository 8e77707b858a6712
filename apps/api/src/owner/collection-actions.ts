import { COLLECTION_PICTURES } from "@selvedge/commerce/wire/owner-settings";
import { z } from "zod";
import { refusedField } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { type Action, defineAction } from "./action.ts";
import { readGivenFile } from "./command-file.ts";

const Slug = z.string().describe("the collection, by the slug of its category; its page is /SLUG-collection");
const Position = z.int().min(1).optional();
const Fact = z
  .array(z.string())
  .optional()
  .describe('a fact beside the text, such as "Cloth=Linen"; can be given up to four times');

export const COLLECTION_ACTIONS: readonly Action[] = [
  defineAction({
    name: "collections list",
    about: "the collections in their order, with the keys of their pictures",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_, { shop }) {
      const collections = await shop.collections.list();
      const lines = collections.map(({ slug, name, pictures }) => {
        const keys = COLLECTION_PICTURES.map((place) => `${place} ${pictures[place] ?? "none"}`);
        return [slug, name, ...keys].join("  ");
      });
      return { message: lines.join("\n") || "There are no collections.", data: toJson({ collections }) };
    },
  }),
  defineAction({
    name: "collections show",
    about: "the texts, facts and pictures of a collection",
    input: z.object({ slug: Slug }),
    positional: ["slug"],
    role: "owner",
    kind: "read",
    async run({ slug }, { shop }) {
      const details = await shop.collections.show(slug);
      const { name, banner, description, lead, facts } = details.collection;
      const lines = [
        ...Object.entries({ name, banner, description, lead }).map(([field, text]) => `${field}  ${text}`),
        ...facts.map(({ term, detail }) => `fact  ${term}=${detail}`),
        ...details.pictures.map(({ place, state }) => `${place}  ${state}`),
      ];
      return { message: lines.join("\n"), data: toJson(details) };
    },
  }),
  defineAction({
    name: "collections add",
    about: "a collection: a page with a category's products, in the menus and on the home page at once",
    input: z.object({
      slug: Slug,
      name: z.string().describe("its name in menus, and the heading of its page"),
      banner: z.string().optional().describe("text of its banner on the home page. Default: the name"),
      description: z.string().describe("one sentence for search engines"),
      lead: z.string().describe("the text at the head of its page"),
      fact: Fact,
      position: Position.describe("its place among the collections; 1 is the first. By default the last"),
    }),
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug, banner, fact = [], ...fields }, { shop, record }) {
      const collection = { ...fields, banner: banner ?? fields.name, facts: fact.map(readFact) };
      await shop.collections.add(slug, collection, record);
      return { message: `/${slug}-collection is there. collections picture gives it pictures.` };
    },
  }),
  defineAction({
    name: "collections set",
    about: "texts, facts or place of a collection",
    input: z.object({
      slug: Slug,
      name: z.string().optional().describe("its name in menus, and the heading of its page"),
      banner: z.string().optional().describe("text of its banner on the home page"),
      description: z.string().optional().describe("one sentence for search engines"),
      lead: z.string().optional().describe("the text at the head of its page"),
      fact: Fact,
      position: Position.describe("its place among the collections; 1 is the first"),
    }),
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug, fact, ...fields }, { shop, record }) {
      await shop.collections.set(slug, { ...fields, facts: fact?.map(readFact) }, record);
      return { message: `The collection ${slug} is as you said.` };
    },
  }),
  defineAction({
    name: "collections picture",
    about: "a photo of a collection; pages show it a few seconds later",
    input: z.object({
      slug: Slug,
      place: z
        .enum(COLLECTION_PICTURES)
        .describe("desktop: wide screens, mobile: narrow ones, upright. cloth: among the products of its page."),
      file: z.string().describe("whole path of a JPEG, PNG, WebP or AVIF file of at most 30 MB and 80 megapixels"),
      alt: z.string().describe("what the photo shows, for those who do not see it"),
    }),
    positional: ["slug", "place", "file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ slug, place, file, alt }, context) {
      const bytes = await readGivenFile(file, context);
      await context.shop.collections.setPicture(slug, place, { bytes, alt }, context.record);
      return { message: `The collection ${slug} has this photo (${place}). Pages show it once its files are made.` };
    },
  }),
  defineAction({
    name: "collections remove",
    about: "a collection, with its page; its category and products stay",
    input: z.object({ slug: Slug }),
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug }, { shop, record }) {
      await shop.collections.remove(slug, record);
      return { message: `The collection ${slug} is removed.` };
    },
  }),
];

/** "Cloth=Linen" */
function readFact(text: string, index: number) {
  const [term = "", ...rest] = text.split("=");
  const detail = rest.join("=");
  const missing = [term, detail].findIndex((part) => part.trim() === "");
  if (missing >= 0)
    throw refusedField(
      `facts.${index}.${missing === 0 ? "term" : "detail"}`,
      `${JSON.stringify(text)} has no name or no value. Give both, such as "Cloth=Linen".`,
    );
  return { term, detail };
}
