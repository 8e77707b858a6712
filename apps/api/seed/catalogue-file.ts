import { GARMENT_MEASURES } from "@selvedge/commerce/garment";
import { isConsistentPrice } from "@selvedge/commerce/gst";
import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import { type Paise, paiseFromRupees, percentOf } from "@selvedge/commerce/money";
import { originalPaise } from "@selvedge/commerce/offer";
import { z } from "zod";

/** The largest number that a column of whole numbers holds. */
const MOST = 2_147_483_647;
const HUNDRED_YEARS = 36_525;

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "must be small letters and digits, joined by hyphens" });
const Color = z.string().regex(/^#[0-9a-f]{6}$/, { error: "must be a colour like #1b2339" });
const Text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\0]*$/, { error: "holds the character U+0000, which no database stores; remove it" });
const Rupees = z.number().positive().max(10_000_000).multipleOf(0.01);
const Count = z.int().min(0).max(MOST);
const Days = z.int().min(0).max(HUNDRED_YEARS);
const Percent = z.number().positive().max(100).multipleOf(0.01);

const CategoryEntry = z.strictObject({
  slug: Slug,
  name: Text,
  description: Text,
  sub_categories: z.array(z.strictObject({ slug: Slug, name: Text })).default([]),
});

const MaterialEntry = z.strictObject({
  name: Text,
  kind: Text.optional(),
  color: Text.optional(),
  color_code: Color,
  swatch: Text.nullable().default(null),
  cloth: Text.nullable().default(null),
});

const coupon = {
  code: z.string().regex(/^[A-Z0-9-]{3,32}$/, { error: "must be 3 to 32 capitals, digits and hyphens" }),
  max_discount_amount: Rupees.optional(),
  use_limit: Count.min(1).optional(),
};
const CouponEntry = z.discriminatedUnion("discount_type", [
  z.strictObject({ ...coupon, discount_type: z.literal("percentage"), discount_value: Percent }),
  z.strictObject({ ...coupon, discount_type: z.literal("flat"), discount_value: Rupees }),
]);

const ReviewEntry = z.strictObject({
  rating: z.int().min(1).max(5),
  fit: z.enum(["small", "true", "large"]).nullable().default(null),
  verified: z.boolean(),
  days_ago: Days,
  name: Text,
  comment: Text,
});

const ends = { ends_in_days: z.number().positive().max(HUNDRED_YEARS).optional() };
const OfferEntry = z.discriminatedUnion("type", [
  z.strictObject({ ...ends, type: z.literal("percentage"), discount: Percent }),
  z.strictObject({ ...ends, type: z.literal("fixed"), discount: Rupees }),
]);

/** Checks what several fields say together, where each of them can be read: then all mistakes are found at once. */
const where = (...fields: (keyof z.infer<typeof ProductFields>)[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(({ code, path: [field] = [] }) =>
      field === undefined ? code === "unrecognized_keys" : !fields.some((name) => name === field),
    ),
});

const GarmentEntry = z.partialRecord(z.enum(GARMENT_MEASURES), z.number().min(1).max(999.9).multipleOf(0.1));
const ModelEntry = z.strictObject({ height_cm: z.int().min(50).max(250), size: Text });

const ProductFields = z.strictObject({
  code: Text,
  slug: Slug.max(120),
  name: Text,
  hsn: z.string().regex(/^(5[0-5]|6[1-3])([0-9]{2}){1,3}$/, {
    error: "must be a code of the tariff for cloth or clothes: four, six or eight digits, chapter 50 to 55 or 61 to 63",
  }),
  origin: Text.min(2).max(60).default("India"),
  price: Rupees,
  offer: OfferEntry.optional(),
  category: Slug,
  categories: z.array(Slug).default([]),
  is_new: z.boolean().default(false),
  best_seller: Count.min(1).optional(),
  published_days_ago: Days.default(0),
  description: Text,
  meta_description: Text.max(160),
  style_note: Text,
  care_instructions: Text,
  note: Text,
  pictures: z.array(Text).default([]),
  sizes: z.record(Text, Count.nullable()),
  pieces: z.record(Text, z.record(Text, Count.nullable())).default({}),
  custom_size: z.boolean().default(false),
  garment_cm: z.record(Text, GarmentEntry).optional(),
  model: ModelEntry.optional(),
  materials: z.array(Text).default([]),
  reviews: z.array(ReviewEntry).default([]),
});

const ProductEntry = ProductFields.superRefine(
  ({ sizes, pieces, materials, custom_size, garment_cm = {}, model }, context) => {
    const add = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    if (Object.hasOwn(sizes, CUSTOM_SIZE)) {
      add(["sizes", CUSTOM_SIZE], "is what is made to measure; remove it here, and set custom_size to true");
    }
    if (Object.keys(sizes).length === 0 && !custom_size) {
      add(["sizes"], "is empty; give at least one size, or set custom_size to true");
    }
    for (const [material, bySize] of Object.entries(pieces)) {
      if (!materials.includes(material)) {
        add(["pieces", material], `is not among the materials; add "${material}" there, or remove it here`);
      }
      for (const size of Object.keys(bySize).filter((name) => !Object.hasOwn(sizes, name))) {
        add(["pieces", material, size], `is not among the sizes; add "${size}" there, or remove it here`);
      }
    }
    for (const size of Object.keys(garment_cm).filter((name) => !Object.hasOwn(sizes, name))) {
      add(["garment_cm", size], `measures a size that is not among the sizes; add "${size}" there, or remove it here`);
    }
    if (model && !Object.hasOwn(sizes, model.size)) {
      add(["model", "size"], `is "${model.size}", which is not among the sizes; name one of them`);
    }
  },
  where("sizes", "pieces", "materials", "custom_size", "garment_cm", "model"),
).superRefine(
  ({ hsn, price, offer }, context) => {
    const add = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    const sale = salePaise(price, offer);
    if (sale < 0) {
      add(["offer", "discount"], `is more than the price of ${price}; give at most that`);
      return;
    }
    // Between two slabs no rate is right; what an offer ends at counts as well.
    for (const paise of new Set([sale, paiseFromRupees(price)])) {
      if (isConsistentPrice(hsn, paise, new Date())) continue;
      add(["price"], `sells at ${paise / 100}, which fits no tax slab; stay at 2625 or below, or above 2950`);
    }
    if (offer && originalPaise(sale, offer.discount, offer.type) !== paiseFromRupees(price)) {
      add(["offer", "discount"], `does not lead back from what is paid to ${price}; choose a rounder one`);
    }
  },
  where("hsn", "price", "offer"),
);

/** The catalogue of a label, as one file: the shape of each entry. README.md explains each field. `readCatalogue` checks what refers to what. */
export const CatalogueFile = z.strictObject({
  demo: z.boolean().default(false),
  categories: z.array(CategoryEntry),
  materials: z.record(Slug, MaterialEntry).default({}),
  coupons: z.array(CouponEntry).default([]),
  // A shop without products is filled at each start.
  products: z.array(ProductEntry).min(1),
});
export type CatalogueFile = z.infer<typeof CatalogueFile>;
export type ProductEntry = z.infer<typeof ProductEntry>;

/** What a product costs while its offer lasts. Negative where the offer takes more than the price. */
export function salePaise(price: number, offer: z.infer<typeof OfferEntry> | undefined): Paise {
  const whole = paiseFromRupees(price);
  if (!offer) return whole;
  return whole - (offer.type === "fixed" ? paiseFromRupees(offer.discount) : percentOf(whole, offer.discount));
}
