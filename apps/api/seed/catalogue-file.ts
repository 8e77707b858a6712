import { readFile } from "node:fs/promises";
import { GARMENT_MEASURES } from "@selvedge/commerce/garment";
import { isConsistentPrice } from "@selvedge/commerce/gst";
import { originalPaise } from "@selvedge/commerce/offer";
import { type Paise, paiseFromRupees, percentOf } from "@selvedge/commerce/money";
import { z } from "zod";

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "must be lower case words joined by hyphens" });
const Color = z.string().regex(/^#[0-9a-f]{6}$/, { error: "must be a colour like #1b2339" });
const Text = z.string().trim().min(1);
const Rupees = z.number().positive().multipleOf(0.01);

const CategoryEntry = z.strictObject({
  slug: Slug,
  name: Text,
  description: Text,
  sub_categories: z.array(z.strictObject({ slug: Slug, name: Text })),
});

const MaterialEntry = z.strictObject({
  name: Text,
  kind: Text.optional(),
  color: Text.optional(),
  color_code: Color,
  swatch: Text.nullable(),
  cloth: Text.nullable(),
});

const CouponEntry = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{3,32}$/, { error: "must be 3 to 32 capitals, digits and hyphens" }),
  discount_type: z.enum(["percentage", "flat"]),
  discount_value: z.number().positive(),
  max_discount_amount: Rupees.optional(),
  use_limit: z.int().positive().optional(),
});

const ReviewEntry = z.strictObject({
  rating: z.int().min(1).max(5),
  fit: z.enum(["small", "true", "large"]).nullable(),
  verified: z.boolean(),
  days_ago: z.int().min(0),
  name: Text,
  comment: Text,
});

const OfferEntry = z.strictObject({
  discount: z.number().positive(),
  type: z.enum(["percentage", "fixed"]),
  ends_in_days: z.number().positive().optional(),
});

const GarmentEntry = z.partialRecord(z.enum(GARMENT_MEASURES), z.number().min(1).max(999.9).multipleOf(0.1));
const ModelEntry = z.strictObject({ height_cm: z.int().min(50).max(250), size: Text });

const ProductEntry = z
  .strictObject({
    code: Text,
    slug: Slug.max(120),
    name: Text,
    hsn: z.string().regex(/^(5[0-5]|6[1-3])([0-9]{2}){1,3}$/, {
      error:
        "must be a code of the tariff for cloth or clothes: four, six or eight digits, chapter 50 to 55 or 61 to 63",
    }),
    origin: Text.min(2).max(60).default("India"),
    price: Rupees,
    offer: OfferEntry.optional(),
    category: Slug,
    categories: z.array(Slug),
    is_new: z.boolean(),
    best_seller: z.int().positive().optional(),
    published_days_ago: z.int().min(0),
    description: Text,
    meta_description: Text.max(160),
    style_note: Text,
    care_instructions: Text,
    note: Text,
    pictures: z.array(Text).min(1),
    sizes: z.record(Text, z.int().min(0).nullable()),
    custom_size: z.boolean(),
    garment_cm: z.record(Text, GarmentEntry).optional(),
    model: ModelEntry.optional(),
    materials: z.array(Text).min(1),
    reviews: z.array(ReviewEntry),
  })
  .superRefine(({ sizes, garment_cm = {}, model }, context) => {
    const named = [...Object.keys(garment_cm), ...(model ? [model.size] : [])];
    for (const unknown of named.filter((size) => !Object.hasOwn(sizes, size))) {
      context.addIssue(`has no size "${unknown}" to measure or to wear`);
    }
  })
  .superRefine(({ hsn, price, offer }, context) => {
    const sale = salePaise(price, offer);
    // Between two slabs no rate is right; what an offer ends at counts as well.
    for (const paise of new Set([sale, paiseFromRupees(price)])) {
      if (isConsistentPrice(hsn, paise, new Date())) continue;
      context.addIssue(
        `sells at ${paise / 100}, where no tax slab is consistent: stay at 2625 or below, or above 2950`,
      );
    }
    if (offer && originalPaise(sale, offer.discount, offer.type) !== paiseFromRupees(price)) {
      context.addIssue(`has a discount from which ${price} cannot be worked back: choose a rounder one`);
    }
  });

/** The catalogue of a label, as one file. README.md explains each field. */
export const CatalogueFile = z
  .strictObject({
    demo: z.boolean().default(false),
    categories: z.array(CategoryEntry),
    materials: z.record(Slug, MaterialEntry),
    coupons: z.array(CouponEntry),
    products: z.array(ProductEntry),
  })
  .superRefine(({ categories, materials, products }, context) => {
    const slugs = new Set(
      categories.flatMap(({ slug, sub_categories }) => [slug, ...sub_categories.map((s) => s.slug)]),
    );
    for (const { slug, category, categories: more, materials: cloths } of products) {
      for (const unknown of [category, ...more].filter((name) => !slugs.has(name))) {
        context.addIssue(`product ${slug}: there is no category "${unknown}"`);
      }
      for (const unknown of cloths.filter((name) => !Object.hasOwn(materials, name))) {
        context.addIssue(`product ${slug}: there is no material "${unknown}"`);
      }
    }
  });
export type CatalogueFile = z.infer<typeof CatalogueFile>;
export type ProductEntry = z.infer<typeof ProductEntry>;

/** What a product costs while its offer lasts. */
export function salePaise(price: number, offer: z.infer<typeof OfferEntry> | undefined): Paise {
  const whole = paiseFromRupees(price);
  if (!offer) return whole;
  return whole - (offer.type === "fixed" ? paiseFromRupees(offer.discount) : percentOf(whole, offer.discount));
}

/** Reads a catalogue. Throws one error that names each mistake and where it stands. */
export async function readCatalogueFile(file: URL): Promise<CatalogueFile> {
  const parsed = CatalogueFile.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map(({ path, message }) => `  ${path.join(".") || "file"}: ${message}`);
  throw new Error(`${file.pathname} is not a catalogue:\n${mistakes.join("\n")}`);
}
