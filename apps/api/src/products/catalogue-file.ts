import { GARMENT_MEASURES } from "@selvedge/commerce/garment";
import { hasTaxRate, TAXED_CODES } from "@selvedge/commerce/gst";
import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import { type Paise, paiseFromRupees, percentOf } from "@selvedge/commerce/money";
import { originalPaise } from "@selvedge/commerce/offer";
import { z } from "zod";

/** The largest number that a column of whole numbers holds. */
const MOST = 2_147_483_647;
const PRODUCT_STATUSES = ["draft", "active", "hidden", "archived"] as const;
const HUNDRED_YEARS = 36_525;

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "must be small letters and digits, joined by hyphens" });
const Color = z.string().regex(/^#[0-9a-f]{6}$/, { error: "must be a colour like #1b2339" });
/** A text that may be empty. */
const Line = z
  .string()
  .trim()
  .regex(/^[^\0]*$/, { error: "holds the character U+0000, which no database stores; remove it" });
const Text = Line.min(1);
const Instant = z.iso.datetime({ offset: true, error: "must be a date and time like 2026-12-01T00:00:00Z" });
const Rupees = z.number().positive().max(10_000_000).multipleOf(0.01);
const Count = z.int().min(0).max(MOST);
const Weight = z.int().min(1).max(1_000_000);
const Days = z.int().min(0).max(HUNDRED_YEARS);
const Percent = z.number().positive().max(100).multipleOf(0.01);

const CategoryEntry = z.strictObject({
  slug: Slug,
  name: Text,
  description: Line.default(""),
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

const ends = { ends_in_days: z.number().positive().max(HUNDRED_YEARS).optional(), ends_at: Instant.optional() };
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

const SkuEntry = z.strictObject({
  sku: Text.max(120),
  size: Text,
  material: Slug.nullable().default(null),
  /** Before a discount, never below the product's price. Null: the product's price. @default what it was */
  price: Rupees.nullable().optional(),
  stock: Count.nullable().optional(),
  /** Of one piece as it is packed. Null: not known. @default what it was */
  weight_grams: Weight.nullable().optional(),
});

/** A picture that is not in the shop yet: an address, or the name of a file in the folder that the import is given. */
const PhotoEntry = z.strictObject({ source: Text, alt: Line.default("") });

const missingHsn = ({ input }: { input: unknown }) =>
  input === undefined ? "is missing; give the tariff code, or one for a whole table: --hsn 6204" : undefined;

const ProductFields = z.strictObject({
  code: Text,
  slug: Slug.max(120),
  name: Text,
  hsn: z
    .string({ error: missingHsn })
    .refine((code) => /^([0-9]{2}){2,4}$/.test(code) && hasTaxRate(code, new Date()), {
      error: `must be a tariff code of four, six or eight digits that the shop has a tax rate for; those begin with ${TAXED_CODES}`,
    }),
  origin: Text.min(2).max(60).default("India"),
  price: Rupees,
  offer: OfferEntry.nullable().default(null),
  category: Slug,
  categories: z.array(Slug).default([]),
  tags: z.array(Text.max(60).regex(/^[^,]*$/, { error: "holds a comma; make two tags of it" })).default([]),
  is_new: z.boolean().default(false),
  best_seller: Count.min(1).optional(),
  status: z.enum(PRODUCT_STATUSES).default("active"),
  published_days_ago: Days.default(0),
  published_at: Instant.optional(),
  description: Line.default(""),
  meta_description: Text.max(160).optional(),
  style_note: Line.default(""),
  care_instructions: Line.default(""),
  note: Line.default(""),
  pictures: z.array(Text).default([]),
  photos: z.array(PhotoEntry).default([]),
  sizes: z.record(Text, Count.nullable()),
  pieces: z.record(Text, z.record(Text, Count.nullable())).default({}),
  skus: z.array(SkuEntry).default([]),
  custom_size: z.boolean().default(false),
  garment_cm: z.record(Text, GarmentEntry).optional(),
  model: ModelEntry.nullable().default(null),
  materials: z.array(Text).default([]),
  reviews: z.array(ReviewEntry).default([]),
});

const ProductEntry = ProductFields.superRefine(
  ({ sizes, pieces, skus, materials, custom_size, garment_cm = {}, model }, context) => {
    const add = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
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
    const places = new Set<string>();
    for (const [at, { size, material, sku }] of skus.entries()) {
      const isCustom = custom_size && size === CUSTOM_SIZE;
      if (!Object.hasOwn(sizes, size) && !isCustom) {
        add(["skus", at, "size"], `is "${size}", which is not among the sizes; add it there, or remove it here`);
      }
      if (material === null ? materials.length > 0 : !materials.includes(material)) {
        add(["skus", at, "material"], `is ${JSON.stringify(material)}; give one of the product's materials`);
      }
      const place = JSON.stringify([size, material]);
      if (places.has(place)) {
        add(["skus", at, "sku"], `is "${sku}", but its size and material have another one; remove one of them`);
      }
      places.add(place);
    }
    for (const size of Object.keys(garment_cm).filter((name) => !Object.hasOwn(sizes, name))) {
      add(["garment_cm", size], `measures a size that is not among the sizes; add "${size}" there, or remove it here`);
    }
    if (model && !Object.hasOwn(sizes, model.size)) {
      add(["model", "size"], `is "${model.size}", which is not among the sizes; name one of them`);
    }
  },
  where("sizes", "pieces", "skus", "materials", "custom_size", "garment_cm", "model"),
).superRefine(
  ({ price, offer, skus }, context) => {
    const add = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (salePaise(price, offer) < 0) {
      add(["offer", "discount"], `is more than the price of ${price}; give at most that`);
      return;
    }
    const own = skus.flatMap((sku) => sku.price ?? []);
    for (const each of new Set(offer ? [price, ...own] : [])) {
      if (!offer || originalPaise(salePaise(each, offer), offer.discount, offer.type) === paiseFromRupees(each))
        continue;
      add(["offer", "discount"], `does not lead back from what is paid to ${each}; choose a rounder one`);
    }
    for (const [at, sku] of skus.entries()) {
      if (typeof sku.price !== "number" || sku.price >= price) continue;
      add(
        ["skus", at, "price"],
        `is ${sku.price}, which is below the product's price of ${price}; that is its lowest price`,
      );
    }
  },
  where("price", "offer", "skus"),
);

/** The catalogue of a label, as one file: the shape of each entry. seed/README.md explains each field. `checkCatalogue` checks what refers to what. */
export const CatalogueFile = z.strictObject({
  demo: z.boolean().default(false),
  categories: z.array(CategoryEntry),
  materials: z.record(Slug, MaterialEntry).default({}),
  coupons: z.array(CouponEntry).default([]),
  products: z.array(ProductEntry).min(1),
});
export type CatalogueFile = z.infer<typeof CatalogueFile>;
export type ProductEntry = z.infer<typeof ProductEntry>;
export type OfferEntry = z.infer<typeof OfferEntry>;

/** What a product costs while its offer lasts. Negative where the offer takes more than the price. */
export function salePaise(price: number, offer: OfferEntry | null): Paise {
  const whole = paiseFromRupees(price);
  if (!offer) return whole;
  return whole - (offer.type === "fixed" ? paiseFromRupees(offer.discount) : percentOf(whole, offer.discount));
}
