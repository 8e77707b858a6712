import { z } from "zod";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { GalleryEntry } from "../media/index.ts";
import { type Action, defineAction } from "./action.ts";
import { readGivenFile } from "./command-file.ts";

const Slug = z.string().describe("the product, by the last part of its page's address, such as kesar-long-kurta");
const Position = z.int().min(1).describe("which picture; 1 is the first");
const File = z.string().describe("whole path of a JPEG, PNG, WebP or AVIF file of at most 30 MB and 80 megapixels");
const Alt = z.string().describe("what the photo shows, for those who do not see it");

export const PICTURE_ACTIONS: readonly Action[] = [
  defineAction({
    name: "picture add",
    about: "a photo of a product; its page shows it a few seconds later",
    input: z.object({
      slug: Slug,
      file: File,
      alt: Alt,
      position: Position.optional().describe("which picture it becomes; 1 is the first. By default the last"),
    }),
    positional: ["slug", "file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ slug, file, alt, position }, context) {
      const [id, bytes] = [await idOf(context.db, slug), await readGivenFile(file, context)];
      const { galleries } = context.shop;
      const isNew = await galleries.addPicture(id, { bytes, alt }, { position, record: context.record });
      return { message: isNew ? `The photo is added to ${slug}. ${SOON}` : `${slug} has this photo already.` };
    },
  }),
  defineAction({
    name: "picture replace",
    about: "one picture of a product by a photo; its page shows the earlier one until the new one is ready",
    input: z.object({ slug: Slug, position: Position, file: File, alt: Alt }),
    positional: ["slug", "position", "file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ slug, position, file, alt }, context) {
      const [id, bytes] = [await idOf(context.db, slug), await readGivenFile(file, context)];
      const isNew = await context.shop.galleries.replacePicture(id, position, { bytes, alt }, context.record);
      const picture = `Picture ${position} of ${slug}`;
      return { message: isNew ? `${picture} is replaced. ${SOON}` : `${picture} is this photo already.` };
    },
  }),
  defineAction({
    name: "picture describe",
    about: "gives a picture of a product another text",
    input: z.object({ slug: Slug, position: Position, alt: Alt }),
    positional: ["slug", "position"],
    role: "owner",
    kind: "change",
    async run({ slug, position, alt }, { shop, db, record }) {
      const isNew = await shop.galleries.describePicture(await idOf(db, slug), position, alt, record);
      return { message: isNew ? `Picture ${position} of ${slug} has another text.` : "It had this text before." };
    },
  }),
  defineAction({
    name: "picture remove",
    about: "one picture of a product; the later ones move up",
    input: z.object({ slug: Slug, position: Position }),
    positional: ["slug", "position"],
    role: "owner",
    kind: "change",
    async run({ slug, position }, { shop, db, record }) {
      await shop.galleries.removePicture(await idOf(db, slug), position, record);
      return { message: `Picture ${position} of ${slug} is removed.` };
    },
  }),
  defineAction({
    name: "picture move",
    about: "one picture of a product to another place; the first one stands for the product in lists",
    input: z.object({ slug: Slug, position: Position, to: z.int().min(1).describe("which picture it becomes") }),
    positional: ["slug", "position", "to"],
    role: "owner",
    kind: "change",
    async run({ slug, position, to }, { shop, db, record }) {
      const isNew = await shop.galleries.movePicture(await idOf(db, slug), position, to, record);
      return { message: isNew ? `Picture ${position} of ${slug} is moved.` : `It was picture ${to} before.` };
    },
  }),
  defineAction({
    name: "picture list",
    about: "the pictures of a product in order, with those that are still being made, and why one cannot be",
    input: z.object({ slug: Slug }),
    positional: ["slug"],
    role: "packer",
    kind: "read",
    async run({ slug }, { shop, db }) {
      const entries = await shop.galleries.listPictures(await idOf(db, slug));
      return {
        message: entries.length === 0 ? `${slug} has no pictures.` : entries.map(lineOf).join("\n"),
        data: entries.map((entry) => ({ ...entry })),
      };
    },
  }),
];

const SOON = "Its page shows it once its files are made, in a few seconds.";

const lineOf = ({ position, state, alt, failure }: GalleryEntry) =>
  [position, state.padEnd("waiting".length), failure === null ? alt : `${alt}: ${failure}`].join("  ");

async function idOf(db: Db, slug: string): Promise<number> {
  const product = await db.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirst();
  if (!product) throw new Refusal(404, `There is no product "${slug}".`);
  return product.id;
}
