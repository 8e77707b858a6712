import { z } from "zod";
import { pictureFromRow } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { readCatalogue } from "../products/index.ts";
import { type Action, defineAction } from "./action.ts";

/** For looking at one product, and at what a new one is put into. */
export const PRODUCT_READING_ACTIONS: readonly Action[] = [
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
