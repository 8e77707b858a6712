import { formatRupees } from "@selvedge/commerce/money";
import { badgeText } from "@selvedge/commerce/offer";
import type { Picture } from "@selvedge/commerce/wire/primitives";
import { z } from "zod";
import { pictureColumns, pictureFromRow } from "../catalogue/index.ts";
import type { PictureVariant } from "../database/schema/catalogue.ts";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { readCatalogue } from "../products/index.ts";
import { type Action, defineAction } from "./action.ts";

/** For looking at the products, at one of them, and at what a new one is put into. */
export const PRODUCT_READING_ACTIONS: readonly Action[] = [
  defineAction({
    name: "products list",
    about: "all products with their state, price, pieces and tags",
    input: z.object({ tag: z.string().trim().optional().describe("only those with this tag") }),
    role: "packer",
    kind: "read",
    async run({ tag }, { db }) {
      const { products } = await readCatalogue(db);
      const isListed = (tags: readonly string[]) =>
        tag === undefined || tags.some((each) => each.toLowerCase() === tag.toLowerCase());
      const listed = products.filter(({ tags }) => isListed(tags));
      const first = await firstPictures(db);
      const rows = listed.map(({ slug, name, status, price, offer, tags, skus }) => ({
        ...{ slug, name, status, price, offer, tags },
        pieces: skus.some(({ stock }) => stock === null)
          ? null
          : skus.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
        picture: first.get(slug) ?? null,
      }));
      const lines = rows.map(({ slug, name, status, price, offer, tags, pieces }) => {
        const badge = offer ? `, ${badgeText(offer.discount, offer.type)}` : "";
        return `${slug}  ${status}  ${formatRupees(price)}${badge}  ${pieces ?? "made to order"}  ${name}${tags.length === 0 ? "" : ` (${tags.join(", ")})`}`;
      });
      const none = tag === undefined ? "There are no products." : `No product has the tag ${tag}.`;
      return { message: lines.join("\n") || none, data: toJson({ products: rows }) };
    },
  }),
  defineAction({
    name: "products details",
    about: "all that the shop has of one product: texts, price, offer, variants with their pieces, pictures",
    input: z.object({ slug: z.string().describe("the last part of the address of the product's page") }),
    positional: ["slug"],
    role: "packer",
    kind: "read",
    async run({ slug }, { shop, db }) {
      const [product] = (await readCatalogue(db, [slug])).products;
      if (!product) throw new Refusal(404, `There is no product "${slug}".`);
      const { id, shown } = await picturesOf(db, slug);
      const gallery = await shop.galleries.listPictures(id);
      const pictures = gallery.map((entry, index) => ({ ...entry, picture: shown[index] ?? null }));
      const data = toJson({ ...product, pictures });
      return { message: JSON.stringify(data, null, 2), data };
    },
  }),
  defineAction({
    name: "categories list",
    about: "the categories with their slugs, of which a product has one as its main category",
    input: z.object({}),
    role: "packer",
    kind: "read",
    async run(_input, { db }) {
      const categories = (await readCatalogue(db, [])).categories.flatMap(({ slug, name, sub_categories }) => [
        { slug, name, parent: null },
        ...sub_categories.map((sub) => ({ ...sub, parent: slug })),
      ]);
      const lines = categories.map(({ slug, name, parent }) => `${parent === null ? "" : "  "}${slug}  ${name}`);
      return { message: lines.join("\n") || "There are no categories.", data: toJson({ categories }) };
    },
  }),
];

/** What each entry of the gallery shows, in order; null while its first picture is being made. */
async function picturesOf(db: Db, slug: string) {
  const { id } = await db.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("product_pictures as entry")
    .leftJoin("pictures", "pictures.key", "entry.picture_key")
    .select(["alt", "width", "height", "color", "avif", "webp", "jpeg"])
    .where("product_id", "=", id)
    .orderBy("position")
    .execute();
  const shown = rows.map(({ alt, width, height, color, avif, webp, jpeg }) =>
    alt === null || width === null || height === null || color === null || avif === null || webp === null
      ? null
      : pictureFromRow({ alt, width, height, color, avif, webp, jpeg }),
  );
  return { id, shown };
}

/** The first picture of each product, by slug, in its smallest size, as lists show it. */
async function firstPictures(db: Db): Promise<ReadonlyMap<string, Picture>> {
  const rows = await db
    .selectFrom("product_pictures as entry")
    .innerJoin("products", "products.id", "entry.product_id")
    .innerJoin("pictures", "pictures.key", "entry.picture_key")
    .distinctOn("entry.product_id")
    .select("products.slug")
    .select(pictureColumns)
    .orderBy("entry.product_id")
    .orderBy("entry.position")
    .execute();
  return new Map(
    rows.map(({ slug, avif, webp, ...picture }) => [
      slug,
      pictureFromRow({ ...picture, avif: smallest(avif), webp: smallest(webp) }),
    ]),
  );
}

const smallest = (variants: PictureVariant[]): PictureVariant[] =>
  variants.toSorted((one, other) => one.width - other.width).slice(0, 1);
