import { endOfDayInIndia } from "@selvedge/commerce/dates";
import { z } from "zod";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import {
  addPhotos,
  importCatalogue,
  mergedLines,
  readCatalogue,
  readFileOfGoods,
  readTags,
} from "../products/index.ts";
import { type Action, defineAction } from "./action.ts";
import { changeProduct, PRODUCT, readSize } from "./change-product.ts";
import { readGivenFile, wholePath } from "./command-file.ts";

const TEXTS = z.object({
  name: z.string().optional().describe("its name in the shop"),
  description: z.string().optional().describe("plain text; an empty line separates paragraphs"),
  meta_description: z.string().optional().describe("for search engines, at most 160 characters"),
  style_note: z.string().optional().describe("empty: not on the page"),
  care_instructions: z.string().optional().describe("empty: not on the page"),
  note: z.string().optional().describe("empty: not on the page"),
  hsn: z.string().optional().describe("tariff code, which decides the tax"),
  origin: z.string().optional().describe("country of origin, in English"),
  category: z.string().optional().describe("slug of its main category"),
  tags: z
    .string()
    .transform(readTags)
    .optional()
    .describe("words by which you group products, such as “Linen, Summer”, in place of those that it has; empty: none"),
  is_new: z.boolean().optional().describe("whether it is among the new arrivals"),
});

export const PRODUCT_ACTIONS: readonly Action[] = [
  defineAction({
    name: "products import",
    about:
      "brings the shop to what a file of goods says: a product export of Shopify or WooCommerce, or a file in the shop's own format",
    input: z.object({
      file: z.string().describe("its whole path"),
      hsn: z.string().optional().describe("tariff code of products for which the file has none"),
      on_missing: z
        .enum(["keep", "hide"])
        .default("keep")
        .describe("what becomes of products that the file does not name."),
      photos: z
        .string()
        .optional()
        .describe("whole path of a folder with the pictures, which are downloaded otherwise"),
      no_download: z
        .boolean()
        .default(false)
        .describe("pictures are not downloaded; picture add adds them afterwards, as the desk does with chosen photos"),
    }),
    positional: ["file"],
    paths: ["file", "photos"],
    role: "owner",
    kind: "change",
    async run({ file, hsn, on_missing, photos, no_download }, context) {
      const { shop, db, clock, record } = context;
      const folder = photos === undefined ? undefined : wholePath(photos, context);
      const given = readFileOfGoods(await readGivenFile(file, context), { hsn });
      const { custom } = await shop.shopSettings.current();
      const options = { now: clock.now(), onMissing: on_missing, mayBeCustom: custom, subject: "products", record };
      const imported = await importCatalogue(db, given, options);
      const pictures = await addPhotos(db, imported.photos, {
        galleries: shop.galleries,
        record,
        folder,
        isLeftToCaller: no_download,
      });
      const { added, changed, unchanged } = imported;
      const lines = [...imported.warnings, ...pictures.problems, ...fileLines(pictures.files)];
      const counts = `${added.length} new, ${changed.length} changed, ${unchanged} as they were; pictures: ${pictures.added} added.`;
      return {
        message: [...mergedLines(lines), `Products: ${counts}`].join("\n"),
        data: {
          added,
          changed: changed.map(({ slug }) => slug),
          unchanged,
          pictures: pictures.added,
          photo_files: pictures.files,
          warnings: lines,
        },
      };
    },
  }),
  defineAction({
    name: "products export",
    about: "prints all goods in the shop's own format, which products import reads",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_input, { db }) {
      const catalogue = await readCatalogue(db);
      return { message: JSON.stringify(catalogue, null, 2), data: toJson(catalogue) };
    },
  }),
  defineAction({
    name: "products add",
    about: "adds one product, on sale at once or as a draft",
    input: PRODUCT.extend({
      ...TEXTS.shape,
      name: z.string().describe("its name in the shop"),
      category: z.string().describe("slug of its main category"),
      category_name: z.string().optional().describe("name of that category, if the shop does not have it yet"),
      hsn: z.string().describe("tariff code, which decides the tax"),
      price: z.number().describe("rupees, tax included"),
      size: z
        .array(z.string())
        .min(1)
        .describe("a size and its pieces, such as M=3, or M for made to order; give it once for each"),
      draft: z.boolean().default(false).describe("not on sale yet; products show puts it on sale"),
      code: z.string().optional().describe("the label's own number. Default: the slug"),
    }),
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug, size, code = slug, category_name, draft, ...fields }, context) {
      const known = await readCatalogue(context.db, [slug]);
      if (known.products.length > 0)
        throw new Refusal(409, `There is a product "${slug}" already. Choose another slug.`);
      const product = {
        slug,
        code,
        ...given(fields),
        ...(draft ? { status: "draft" } : {}),
        sizes: Object.fromEntries(size.map(readSize)),
      };
      const categories =
        category_name === undefined ? [] : [{ slug: fields.category, name: category_name, sub_categories: [] }];
      // Of a category that is there the name stays.
      const file = { categories, materials: {}, products: [product] };
      const { db, clock, record } = context;
      await importCatalogue(db, { file, isTable: true }, { now: clock.now(), subject: `product ${slug}`, record });
      return { message: draft ? `${slug} is a draft.` : `${slug} is on sale.` };
    },
  }),
  defineAction({
    name: "products set",
    about: "changes texts and other fields of a product",
    input: PRODUCT.extend(TEXTS.shape),
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug, ...fields }, context) {
      const { isChanged } = await changeProduct(context, { slug, ...given(fields) });
      return { message: isChanged ? `${slug} is changed.` : `${slug} was like that before.` };
    },
  }),
  statusAction("hide", "takes a product off sale for now; its page answers that it is not found", "hidden"),
  statusAction("show", "puts a product on sale", "active"),
  statusAction("archive", "takes a product off sale for good", "archived"),
  defineAction({
    name: "offer start",
    about: "lowers the price of a product, in percent or in rupees, in place of any other offer of it",
    input: PRODUCT.extend({
      percent: z.number().optional().describe("off the price"),
      rupees: z.number().optional().describe("off the price"),
      until: z.string().optional().describe("the last day in India, such as 2026-12-31. Default: no end"),
    }),
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug, percent, rupees, until }, context) {
      if ((percent === undefined) === (rupees === undefined))
        throw new Refusal(422, "Give either --percent or --rupees.");
      const discount =
        percent === undefined ? { type: "fixed", discount: rupees } : { type: "percentage", discount: percent };
      const offer = { ...discount, ...(until === undefined ? {} : { ends_at: endOfDay(until, context.clock.now()) }) };
      const { isChanged, warnings } = await changeProduct(context, { slug, offer });
      return {
        message: [isChanged ? `${slug} is on offer.` : `${slug} had that offer before.`, ...warnings].join("\n"),
      };
    },
  }),
  defineAction({
    name: "offer end",
    about: "ends the offer of a product; it costs its full price at once",
    input: PRODUCT,
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug }, context) {
      const { isChanged } = await changeProduct(context, { slug, offer: null });
      return { message: isChanged ? `${slug} costs its full price.` : `${slug} had no offer.` };
    },
  }),
];

const fileLines = (files: readonly { source: string }[]) =>
  files[0]
    ? [`${files.length} pictures are files, such as ${files[0].source}: give their folder, or add them at the desk.`]
    : [];

function statusAction(verb: string, about: string, status: "hidden" | "active" | "archived"): Action {
  return defineAction({
    name: `products ${verb}`,
    about,
    input: PRODUCT,
    positional: ["slug"],
    role: "owner",
    kind: "change",
    async run({ slug }, context) {
      const { isChanged } = await changeProduct(context, { slug, status });
      return { message: isChanged ? `${slug} is ${status}.` : `${slug} was ${status} before.` };
    },
  });
}

const given = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The end of a day in India, which must not have passed. */
function endOfDay(day: string, now: Date): string {
  const end = endOfDayInIndia(day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(end.getTime())) {
    throw new Refusal(422, `--until: "${day}" is no day; write it like 2026-12-31.`);
  }
  if (end <= now) throw new Refusal(422, `--until: ${day} has passed; name today or a later day.`);
  return end.toISOString();
}
