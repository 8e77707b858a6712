import type { GarmentMeasure } from "@selvedge/commerce/garment";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ColumnsOf } from "./columns.ts";

/** One file of a picture. */
export interface PictureVariant {
  width: number;
  file: string;
}

/** A picture with all its files. `key` is its path among the masters, "products/mira-tiered-dress-front". */
export interface PictureTable {
  key: string;
  alt: string;
  width: number;
  height: number;
  color: string;
  avif: ColumnType<PictureVariant[], string, string>;
  webp: ColumnType<PictureVariant[], string, string>;
  jpeg: string | null;
}

/** A category, or a sub-category of `parent_id`. Collections are categories too. */
export interface CategoryTable {
  id: GeneratedAlways<number>;
  parent_id: number | null;
  slug: string;
  name: string;
  description: string;
  position: number;
}

/** A material in which products are made. */
export interface MaterialTable {
  id: GeneratedAlways<number>;
  code: string;
  name: string;
  /** The names under which filters offer it, shared by similar materials: "Khadi", "Indigo". Null: not offered. */
  kind: string | null;
  color: string | null;
  color_code: string;
  swatch_key: string | null;
  /** A picture for the gallery of a product whose own pictures show another material. */
  cloth_key: string | null;
}

/**
 * `draft`: not shown yet. `active`: on sale from `published_at` on. `hidden`: not for sale for now. `archived`: never
 * for sale again. Past orders show all of them.
 */
export type ProductStatus = "draft" | "active" | "hidden" | "archived";

export interface ProductTable {
  id: GeneratedAlways<number>;
  /** The label's own product number. */
  code: string;
  slug: string;
  name: string;
  /** Plain text; an empty line separates paragraphs. The same holds for the four texts below. */
  description: string;
  meta_description: string;
  style_note: string;
  care_instructions: string;
  note: string;
  main_category_id: number;
  /** The price before the discount, and from `offer_ends_at` on. */
  price_paise: number;
  /** The price until `offer_ends_at`; equal to the price if there is no discount. */
  sale_price_paise: number;
  /** Hundredths of a percent: 1250 is 12.5 %. */
  discount_basis_points: number | null;
  discount_paise: number | null;
  /** Null with a discount: the discount has no end. */
  offer_ends_at: Date | null;
  is_new: boolean;
  /** 1 is the best. */
  best_seller_rank: number | null;
  position: number;
  status: Generated<ProductStatus>;
  /** When an active product goes on sale. Only drafts may have none. */
  published_at: Date | null;
  /** Its tariff code, which decides the tax: four, six or eight digits. */
  hsn: Generated<string>;
  /** The country of origin in English: "India". */
  origin: Generated<string>;
  /** Words by which staff group products, sorted. Pages do not show them. */
  tags: Generated<string[]>;
}

/** A product is in its sub-categories and in their parents. */
export interface ProductCategoryTable {
  product_id: number;
  category_id: number;
}

export interface ProductPictureTable {
  product_id: number;
  position: number;
  /** Null until the first picture of this entry is made. */
  picture_key: string | null;
  /** The upload whose picture takes this place once it is made. */
  next_key: string | null;
}

/** The first material is the one in the product's own pictures. */
export interface ProductMaterialTable {
  product_id: number;
  material_id: number;
  position: number;
}

/** A size that a product comes in. */
export interface ProductSizeTable {
  id: GeneratedAlways<number>;
  product_id: number;
  name: string;
  made_to_measure: boolean;
  position: number;
}

/** A product in one size and material: what is bought, counted and reserved. */
export interface VariantTable {
  id: GeneratedAlways<number>;
  product_id: number;
  size_id: number;
  /** Null: the product has no choice of materials. */
  material_id: number | null;
  sku: string;
  /** Before a discount; null: the product's price, which is never higher. */
  price_paise: Generated<number | null>;
  /** Of one piece as it is packed; null: not known. */
  weight_grams: Generated<number | null>;
  /** Pieces on hand, reserved ones included. Null: made to order without a limit. */
  stock: number | null;
  reserved: Generated<number>;
  sold: Generated<number>;
  /** `stock` - `reserved`; null without a limit. */
  free: GeneratedAlways<number | null>;
}

/** A change of a variant's stock. The movements of a variant always add up to its stock. */
export interface StockMovementTable {
  id: GeneratedAlways<number>;
  variant_id: number;
  delta: number;
  /** `sale` and `restock` name their order. `opening`: what was there at first. `count`: pieces were counted. */
  reason: "opening" | "sale" | "restock" | "count";
  order_id: string | null;
  created_at: Generated<Date>;
  /** With the variant it is unique. A movement that is asked for with it again is not made again. Left out: none. */
  idempotency_key: Generated<string | null>;
}

/** A measurement of the finished garment in a size: a circumference (bust, waist, hip) or a length. */
export interface GarmentMeasureTable {
  product_id: number;
  /** Name of one of its sizes. */
  size: string;
  measure: GarmentMeasure;
  millimetres: number;
}

/** The model in the product's pictures. */
export interface ProductModelTable {
  product_id: number;
  /** The name of the size that the model wears. */
  size: string;
  height_cm: number;
}

export interface CatalogueTables {
  pictures: PictureTable;
  categories: CategoryTable;
  materials: MaterialTable;
  products: ProductTable;
  product_categories: ProductCategoryTable;
  product_pictures: ProductPictureTable;
  product_materials: ProductMaterialTable;
  product_sizes: ProductSizeTable;
  variants: VariantTable;
  stock_movements: StockMovementTable;
  garment_measures: GarmentMeasureTable;
  product_models: ProductModelTable;
}

export const catalogueColumns: ColumnsOf<CatalogueTables> = {
  pictures: {
    key: "text",
    alt: "text",
    width: "int4",
    height: "int4",
    color: "text",
    avif: "jsonb",
    webp: "jsonb",
    jpeg: "text?",
  },
  categories: {
    id: "int4",
    parent_id: "int4?",
    slug: "text",
    name: "text",
    description: "text",
    position: "int4",
  },
  materials: {
    id: "int4",
    code: "text",
    name: "text",
    kind: "text?",
    color: "text?",
    color_code: "text",
    swatch_key: "text?",
    cloth_key: "text?",
  },
  products: {
    id: "int4",
    code: "text",
    slug: "text",
    name: "text",
    description: "text",
    meta_description: "text",
    style_note: "text",
    care_instructions: "text",
    note: "text",
    main_category_id: "int4",
    price_paise: "int8",
    sale_price_paise: "int8",
    discount_basis_points: "int4?",
    discount_paise: "int8?",
    offer_ends_at: "timestamptz?",
    is_new: "bool",
    best_seller_rank: "int4?",
    position: "int4",
    status: "text",
    published_at: "timestamptz?",
    hsn: "text",
    origin: "text",
    tags: "_text",
  },
  product_categories: { product_id: "int4", category_id: "int4" },
  product_pictures: { product_id: "int4", position: "int4", picture_key: "text?", next_key: "text?" },
  product_materials: { product_id: "int4", material_id: "int4", position: "int4" },
  product_sizes: {
    id: "int4",
    product_id: "int4",
    name: "text",
    made_to_measure: "bool",
    position: "int4",
  },
  variants: {
    id: "int4",
    product_id: "int4",
    size_id: "int4",
    material_id: "int4?",
    sku: "text",
    price_paise: "int8?",
    weight_grams: "int4?",
    stock: "int4?",
    reserved: "int4",
    sold: "int4",
    free: "int4?",
  },
  stock_movements: {
    id: "int8",
    variant_id: "int4",
    delta: "int4",
    reason: "text",
    order_id: "text?",
    created_at: "timestamptz",
    idempotency_key: "text?",
  },
  garment_measures: { product_id: "int4", size: "text", measure: "text", millimetres: "int4" },
  product_models: { product_id: "int4", size: "text", height_cm: "int4" },
};
