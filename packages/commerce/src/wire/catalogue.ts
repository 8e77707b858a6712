import { z } from "zod";
import { perValueFacet } from "../facets.ts";
import { GARMENT_MEASURES } from "../garment.ts";
import { Instant, Picture, Rupees } from "./primitives.ts";

/** A product's availability; `out_of_stock` is the specification's word. */
export const StockStatus = z.enum(["in_stock", "out_of_stock"]);

/** Unit of `Product.discount`. */
export const DiscountType = z.enum(["percentage", "fixed"]);
export type DiscountType = z.infer<typeof DiscountType>;

/** A discount with an end. After `expire_date` the price is `price`. */
export const Offer = z.object({ expire_date: Instant });
export type Offer = z.infer<typeof Offer>;

/**
 * A choice of an option. Only sizes have `stock`: the pieces in the material that has the most; null: made to order
 * without a limit.
 */
export const AttributeOption = z.object({
  id: z.number().int(),
  value: z.string(),
  stock: z.number().int().nullable().optional(),
});
export type AttributeOption = z.infer<typeof AttributeOption>;

/** What is bought: the product in one size and material. `material` null: there is no choice of materials. */
export const Sku = z.object({
  sku: z.string().meta({ description: "Stock-keeping code, unique in the shop" }),
  size: z.string(),
  material: z.string().nullable(),
  stock: z.number().int().nullable().meta({ description: "Pieces that can be bought now; null: made to order" }),
  /** Both left out if they are the product's. The product's discount applies to `price` too. */
  price: Rupees.optional(),
  sale_price: Rupees.optional(),
  weight_grams: z.number().int().optional().meta({ description: "Of one piece as it is packed; left out: not known" }),
});
export type Sku = z.infer<typeof Sku>;

/** An option that the shopper must choose. */
export const Attribute = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(["size", "material"]),
  options: z.array(AttributeOption),
});
export type Attribute = z.infer<typeof Attribute>;

/** A material of the product. `image` is its swatch, `color_code` the fallback. */
export const Material = z.object({
  name: z.string(),
  image: Picture.nullable(),
  color_code: z.string(),
  /** A picture of the material for the gallery; null for the one in the product's own pictures. */
  gallery_image: Picture.nullable(),
});
export type Material = z.infer<typeof Material>;

export const Review = z.object({
  id: z.number().int(),
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  /** How the piece fitted the reviewer. */
  fit: z.enum(["small", "true", "large"]).nullable(),
  verified: z.boolean(),
  created_at: Instant,
  user: z.object({ name: z.string(), avatar: z.string().nullable() }),
});
export type Review = z.infer<typeof Review>;

/** A product on a card. `sale_price` is the price to pay, `price` the one before the discount. */
export const ProductSummary = z.object({
  id: z.number().int(),
  p_id: z.string().meta({ description: "Stock-keeping code of the label" }),
  slug: z.string(),
  name: z.string(),
  price: Rupees,
  sale_price: Rupees,
  discount: z.number().min(0).nullable(),
  type: DiscountType.nullable(),
  offer: Offer.nullable(),
  /** `null` if the product has no picture. */
  thumbnail_image: Picture.nullable(),
  image: Picture.nullable(),
  image_hover: Picture.nullable(),
  stock: z.number().int().nullable(),
  stock_status: StockStatus,
  rating: z.number().min(0).max(5).nullable(),
  review_count: z.number().int(),
  category: z.string(),
  has_variants: z.boolean(),
  variant_count: z.number().int().meta({ description: "Sizes in stock, Custom not counted" }),
  is_new: z.boolean(),
  /** Left out if all variants cost the same; otherwise `price` is that of the cheapest ones. */
  price_varies: z.literal(true).optional(),
});
export type ProductSummary = z.infer<typeof ProductSummary>;

/** The finished garment's measurements, not the body's. Sizes without one are left out, and so is Custom. */
export const Garment = z.object({
  measures: z.array(z.enum(GARMENT_MEASURES)).meta({ description: "Heads of the columns" }),
  sizes: z.array(
    z.object({
      size: z.string(),
      millimetres: z
        .array(z.number().int().nullable())
        .meta({ description: "One figure for each of the measures, null where it is not known" }),
    }),
  ),
});
export type Garment = z.infer<typeof Garment>;

/** The model in the product's pictures. */
export const Model = z.object({ height_cm: z.number().int(), size: z.string() });
export type Model = z.infer<typeof Model>;

export const Product = ProductSummary.extend({
  description: z.string(),
  meta_description: z.string(),
  style_note: z.string(),
  care_instructions: z.string(),
  note: z.string(),
  country_of_origin: z.string(),
  gallery_images: z.array(Picture),
  images: z.array(Picture),
  attributes: z.array(Attribute),
  variants: z.array(Material),
  skus: z.array(Sku),
  category_slug: z.string(),
  /** JPEG for Open Graph and structured data, root-relative. */
  share_image: z.string().nullable(),
  reviews: z.array(Review),
  /** Left out if there are no measurements. */
  garment: Garment.optional(),
  /** Left out if the pictures show no model. */
  model: Model.optional(),
});
export type Product = z.infer<typeof Product>;

export const SubCategory = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  products: z.number().int().meta({ description: "Number of products" }),
});

export const Category = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  products: z.number().int(),
  sub_categories: z.array(SubCategory),
});
export type Category = z.infer<typeof Category>;

/** A product of the home page; those of `topRatings` have their reviews. */
export const HomeProduct = ProductSummary.extend({ reviews: z.array(Review) });

/** `GET /api/home` */
export const HomeAnswer = z.object({
  topSales: z.array(HomeProduct),
  newArrivals: z.array(HomeProduct),
  topRatings: z.array(HomeProduct),
});
export type HomeAnswer = z.infer<typeof HomeAnswer>;

/** `GET /api/home/categories` */
export const CategoriesAnswer = z.object({ categories: z.array(Category) });
export type CategoriesAnswer = z.infer<typeof CategoriesAnswer>;

export const SORTS = ["default", "price_asc", "price_desc", "name_asc", "name_desc"] as const;
export type Sort = (typeof SORTS)[number];

/** An entry of the pagination; `url` null for one that is not a link. */
export const PageLink = z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() });
export type PageLink = z.infer<typeof PageLink>;

/** A choice of a filter, and the number of products if it were the only one chosen of its kind. */
export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
  color_code: z.string().optional().meta({ description: "Of colours only" }),
});
export type FacetValue = z.infer<typeof FacetValue>;

/**
 * The facets of a listing; those with values are in the table `FACETS`. The counts of a facet apply every filter except its own. Values without a product in the
 * listing are left out, unless they are chosen.
 */
export const Facets = z.object({
  category: z.array(z.object({ id: z.number().int(), count: z.number().int() })),
  ...perValueFacet(() => z.array(FacetValue)),
  /** Whole rupees, both ends included; `max` null is unlimited. */
  price: z.array(z.object({ min: z.number().int(), max: z.number().int().nullable(), count: z.number().int() })),
  /** Lowest and highest price, rounded outwards to whole rupees; null without products. */
  price_range: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  availability: z.array(z.object({ value: StockStatus, count: z.number().int() })),
});
export type Facets = z.infer<typeof Facets>;

/** `GET /api/products`, `GET /api/categories/{slug}/products` (which adds `category`). */
export const ListingAnswer = z.object({
  data: z.array(ProductSummary),
  current_page: z.number().int(),
  total: z.number().int(),
  per_page: z.number().int(),
  last_page: z.number().int(),
  links: z.array(PageLink),
  next_page_url: z.string().nullable(),
  prev_page_url: z.string().nullable(),
  category: Category.nullable(),
  facets: Facets,
});
export type ListingAnswer = z.infer<typeof ListingAnswer>;

/** A product for external catalogues: sitemaps, product feeds. */
export const CatalogueEntry = ProductSummary.omit({ thumbnail_image: true, image: true, image_hover: true }).extend({
  meta_description: z.string(),
  pictures: z.array(Picture),
  attributes: z.array(Attribute),
  skus: z.array(Sku),
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

/** `GET /api/catalogue`: all products on sale, in pages. */
export const CatalogueAnswer = z.object({
  products: z.array(CatalogueEntry),
  /** The value of `after` for the next page; null on the last. */
  next: z.number().int().nullable(),
});
export type CatalogueAnswer = z.infer<typeof CatalogueAnswer>;

/** `GET /api/products/{slug}` */
export const ProductAnswer = z.object({ product: Product });
export type ProductAnswer = z.infer<typeof ProductAnswer>;
