import { formatRupees } from "@selvedge/commerce/money";
import { z } from "zod";
import { Refusal } from "../http/refusal.ts";
import { readCatalogue } from "../products/index.ts";
import { type Action, type ActionContext, defineAction } from "./action.ts";
import { changeProduct, PRODUCT, readSize } from "./change-product.ts";

const PLACE = {
  size: z.string().optional().describe("only this size"),
  material: z.string().optional().describe("only this material, by its code"),
};

/** What a product is sold in: its sizes and materials, and what each of them costs and weighs. */
export const VARIANT_ACTIONS: readonly Action[] = [
  defineAction({
    name: "price set",
    about: "sets the price before any discount: of a product, or of a size or material that costs more",
    input: PRODUCT.extend({
      rupees: z.number().describe("tax included"),
      ...PLACE,
    }),
    positional: ["slug", "rupees"],
    role: "owner",
    kind: "change",
    async run({ slug, rupees, size, material }, context) {
      const isWhole = size === undefined && material === undefined;
      const price = isWhole
        ? { price: rupees }
        : { skus: await skusWith(context, slug, { size, material }, { price: rupees }) };
      const { isChanged, warnings } = await changeProduct(context, { slug, ...price });
      const what = [slug, size, material].filter((part) => part !== undefined).join(" ");
      const text = isChanged ? `${what} costs ${formatRupees(rupees)}.` : `${what} cost that before.`;
      return { message: [text, ...warnings].join("\n") };
    },
  }),
  defineAction({
    name: "weight set",
    about: "sets what one piece weighs as it is packed, for packing slips and product feeds",
    input: PRODUCT.extend({ grams: z.int().min(0).max(1_000_000).describe("0: not known"), ...PLACE }),
    positional: ["slug", "grams"],
    role: "packer",
    kind: "change",
    async run({ slug, grams, size, material }, context) {
      const skus = await skusWith(context, slug, { size, material }, { weight_grams: grams === 0 ? null : grams });
      const { isChanged } = await changeProduct(context, { slug, skus });
      const what = [slug, size, material].filter((part) => part !== undefined).join(" ");
      const text = grams === 0 ? "has no weight" : `weighs ${grams} g`;
      return { message: isChanged ? `${what} ${text}.` : `${what} was like that before.` };
    },
  }),
  defineAction({
    name: "sizes add",
    about: "sells a product in one more size, in each of its materials",
    input: PRODUCT.extend({
      size: z.string().describe("the size and its pieces in each material, such as XL=3, or XL for made to order"),
    }),
    positional: ["slug", "size"],
    role: "owner",
    kind: "change",
    async run({ slug, size: typed }, context) {
      const [size, pieces] = readSize(typed);
      const { sizes, skus } = await existing(context, slug);
      if (Object.hasOwn(sizes, size)) throw new Refusal(409, `${slug} has the size ${size} already.`);
      await changeProduct(context, { slug, sizes: { ...sizes, [size]: pieces }, skus });
      return { message: `${slug} is sold in ${size}.` };
    },
  }),
  defineAction({
    name: "materials add",
    about:
      "sells a product in one more material, in each of its sizes. The first one is what its variants are made of already",
    input: PRODUCT.extend({
      material: z.string().describe("its code, such as khadi-indigo"),
      name: z.string().optional().describe("its name, if the shop does not have it yet"),
      color: z.string().optional().describe("its colour, such as #1b2339, if the shop does not have it yet"),
      pieces: z.int().min(0).optional().describe("in each size. Default: 0"),
    }),
    positional: ["slug", "material"],
    role: "owner",
    kind: "change",
    async run({ slug, material, name, color, pieces = 0 }, context) {
      const { materials, sizes, skus } = await existing(context, slug);
      if (materials.includes(material)) throw new Refusal(409, `${slug} is sold in ${material} already.`);
      const isKnown = Object.hasOwn((await readCatalogue(context.db, [])).materials, material);
      if (!isKnown && (name === undefined || color === undefined))
        throw new Refusal(422, `The shop has no material "${material}". Give --name and --color too.`);
      const counted = Object.fromEntries(Object.keys(sizes).map((size) => [size, pieces]));
      await changeProduct(
        context,
        {
          slug,
          materials: [...materials, material],
          skus: skus.map((sku) => ({ ...sku, material: sku.material ?? material })),
          pieces: { [material]: counted },
        },
        isKnown ? {} : { [material]: { name, color_code: color } },
      );
      return { message: `${slug} is sold in ${material}.` };
    },
  }),
];

interface Place {
  size: string | undefined;
  material: string | undefined;
}

/** The variants of a product, of which those in this size and material get these fields. Undefined: in all. */
async function skusWith(context: ActionContext, slug: string, { size, material }: Place, fields: object) {
  const product = await existing(context, slug);
  const isMeant = (sku: (typeof product.skus)[number]) =>
    (size === undefined || sku.size === size) && (material === undefined || sku.material === material);
  if (!product.skus.some(isMeant)) {
    const list = (values: (string | null)[]) =>
      [...new Set(values)].filter((value) => value !== null).join(", ") || "none";
    const [sizes, materials] = [product.skus.map((sku) => sku.size), product.skus.map((sku) => sku.material)];
    throw new Refusal(404, `${slug} has no such variant. Sizes: ${list(sizes)}. Materials: ${list(materials)}.`);
  }
  return product.skus.map((sku) => (isMeant(sku) ? { ...sku, ...fields } : sku));
}

async function existing({ db }: ActionContext, slug: string) {
  const [product] = (await readCatalogue(db, [slug])).products;
  if (!product) throw new Refusal(404, `There is no product "${slug}".`);
  return product;
}
