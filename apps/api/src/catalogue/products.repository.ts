import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database, Db } from "../database/schema.ts";
import { pictureColumns } from "./pictures.ts";

type ProductExpression = ExpressionBuilder<Database, "products">;

/** A card shows the first picture, and the second on hover. */
const CARD_PICTURES = 2;

/** Whether a product is active and published. The status is a literal, so that plans use the partial indexes. */
export function isOnSale(product: ProductExpression, now: Date) {
  return product.and([product("status", "=", sql.lit("active")), product("published_at", "<=", now)]);
}

/** Free pieces of a size by its variants: null if one is made to order, and 0 without variants. */
export const freeIn = (pieces: RawBuilder<unknown>) =>
  sql<number | null>`case when bool_or(stock is null) then null else coalesce(${pieces}, 0) end`;

/** The variants of a product, in the order of sizes and materials. */
const variantsOf = (product: ProductExpression) =>
  product
    .selectFrom("variants")
    .innerJoin("product_sizes", "product_sizes.id", "variants.size_id")
    .leftJoin("product_materials", (made) =>
      made
        .onRef("product_materials.product_id", "=", "variants.product_id")
        .onRef("product_materials.material_id", "=", "variants.material_id"),
    )
    .select(["variants.id", "variants.sku", "variants.size_id", "variants.material_id", "variants.free"])
    .select(["variants.price_paise", "variants.weight_grams"])
    .whereRef("variants.product_id", "=", "products.id")
    .orderBy("product_sizes.position")
    .orderBy("product_materials.position")
    .orderBy("variants.id");

/** The pictures of a product, in order. */
const picturesOf = (product: ProductExpression) =>
  product
    .selectFrom("product_pictures")
    .innerJoin("pictures", "pictures.key", "product_pictures.picture_key")
    .select(pictureColumns)
    .whereRef("product_pictures.product_id", "=", "products.id")
    .orderBy("product_pictures.position");

/** Products on sale with an id above `id`, in the order of ids, with all pictures. */
export async function findEntriesAfter(db: Db, id: number, limit: number, now: Date) {
  return selectProducts(db)
    .select((product) => [
      "products.meta_description",
      jsonArrayFrom(picturesOf(product)).as("all_pictures"),
      jsonArrayFrom(variantsOf(product)).as("variants"),
    ])
    .where("products.id", ">", id)
    .where((product) => isOnSale(product, now))
    .orderBy("products.id")
    .limit(limit)
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof findEntriesAfter>>[number];

/** The columns of a product card, cart line and product page header, in one statement. */
export function selectProducts(db: Db) {
  return db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.main_category_id")
    .select((product) => [
      "products.id",
      "products.code",
      "products.slug",
      "products.name",
      "products.price_paise",
      "products.sale_price_paise",
      "products.discount_basis_points",
      "products.discount_paise",
      "products.offer_ends_at",
      "products.is_new",
      "products.published_at",
      "products.status",
      "categories.name as category",
      "categories.slug as category_slug",
      product
        .selectFrom("product_ratings")
        .select(sql<number>`round(stars::numeric / reviews, 1)::float8`.as("average"))
        .whereRef("product_id", "=", "products.id")
        .as("rating"),
      sql<number>`coalesce((select reviews from product_ratings where product_id = products.id), 0)`.as("review_count"),
      jsonArrayFrom(
        product
          .selectFrom("product_sizes")
          .innerJoinLateral(
            (size) =>
              size
                .selectFrom("variants")
                .select([freeIn(sql`sum(free)::integer`).as("free"), freeIn(sql`max(free)`).as("most")])
                .whereRef("size_id", "=", "product_sizes.id")
                .as("stock"),
            (join) => join.onTrue(),
          )
          .select(["id", "product_sizes.name", "made_to_measure", "stock.free", "stock.most"])
          .whereRef("product_sizes.product_id", "=", "products.id")
          .orderBy("position"),
      ).as("sizes"),
      jsonArrayFrom(
        product
          .selectFrom("product_materials")
          .innerJoin("materials", "materials.id", "product_materials.material_id")
          .select(["materials.id", "materials.name"])
          .whereRef("product_materials.product_id", "=", "products.id")
          .orderBy("product_materials.position"),
      ).as("materials"),
      jsonArrayFrom(picturesOf(product).limit(sql.lit(CARD_PICTURES))).as("pictures"),
      sql<boolean>`exists (select from variants where product_id = products.id and variants.price_paise > products.price_paise)`.as(
        "price_varies",
      ),
    ]);
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>["execute"]>>[number];

/** Products by id, on sale or not, in no particular order. */
export async function findProducts(db: Db, ids: number[]): Promise<ProductRow[]> {
  return selectProducts(db)
    .where("products.id", "=", sql<number>`any(${ids})`)
    .execute();
}

/** Products on sale by slug, in no particular order. */
export async function findNamedProducts(db: Db, slugs: string[], now: Date): Promise<ProductRow[]> {
  return selectProducts(db)
    .where("products.slug", "=", sql<string>`any(${slugs})`)
    .where((product) => isOnSale(product, now))
    .execute();
}

/** Products by id for carts and orders, with the picture of each material in the order of `materials`. */
export async function findSellableProducts(db: Db, ids: number[]) {
  return selectProducts(db)
    .select((product) => [
      jsonArrayFrom(variantsOf(product)).as("variants"),
      jsonArrayFrom(
        product
          .selectFrom("product_materials")
          .innerJoin("materials", "materials.id", "product_materials.material_id")
          .select((material) =>
            jsonObjectFrom(
              material.selectFrom("pictures").select(pictureColumns).whereRef("key", "=", "materials.cloth_key"),
            ).as("picture"),
          )
          .whereRef("product_materials.product_id", "=", "products.id")
          .orderBy("product_materials.position"),
      ).as("cloths"),
    ])
    .where("products.id", "=", sql<number>`any(${ids})`)
    .execute();
}

export type SellableRow = Awaited<ReturnType<typeof findSellableProducts>>[number];

/** Tariff codes of products by id, whether or not they are on sale. */
export async function findTariffCodes(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "hsn"])
    .where("id", "=", sql<number>`any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, hsn }) => [id, hsn]));
}

/** Products on sale by id, with all pictures. */
export async function findKeptProducts(db: Db, ids: number[], now: Date) {
  return selectProducts(db)
    .select((product) =>
      jsonArrayFrom(
        product
          .selectFrom("product_pictures")
          .innerJoin("pictures", "pictures.key", "product_pictures.picture_key")
          .select(pictureColumns)
          .whereRef("product_pictures.product_id", "=", "products.id")
          .orderBy("product_pictures.position"),
      ).as("gallery"),
    )
    .where("products.id", "=", sql<number>`any(${ids})`)
    .where((product) => isOnSale(product, now))
    .execute();
}

export type KeptRow = Awaited<ReturnType<typeof findKeptProducts>>[number];

/** The product on sale with this id, or this current or former slug. */
export async function findProduct(
  db: Db,
  key: { slug: string } | { id: number },
  now: Date,
): Promise<ProductRow | undefined> {
  return selectProducts(db)
    .where("products.id", "=", "id" in key ? sql.val(key.id) : idOfSlug(key.slug))
    .where((product) => isOnSale(product, now))
    .executeTakeFirst();
}

/** A current slug takes precedence over a former one. */
const idOfSlug = (slug: string) => sql<number>`coalesce(
  (select id from products where slug = ${slug}), (select product_id from former_product_slugs where slug = ${slug}))`;

/** The columns that only a product's own page shows. */
export async function findProductDetails(db: Db, productId: number) {
  return db
    .selectFrom("products")
    .select((product) => [
      "description",
      "meta_description",
      "origin",
      "style_note",
      "care_instructions",
      "note",
      jsonArrayFrom(picturesOf(product)).as("pictures"),
      jsonArrayFrom(variantsOf(product)).as("variants"),
      jsonArrayFrom(
        product
          .selectFrom("product_materials")
          .innerJoin("materials", "materials.id", "product_materials.material_id")
          .select((material) => [
            "materials.id",
            "materials.name",
            "materials.color_code",
            jsonObjectFrom(
              material.selectFrom("pictures").select(pictureColumns).whereRef("key", "=", "materials.swatch_key"),
            ).as("swatch"),
            jsonObjectFrom(
              material.selectFrom("pictures").select(pictureColumns).whereRef("key", "=", "materials.cloth_key"),
            ).as("cloth"),
          ])
          .whereRef("product_materials.product_id", "=", "products.id")
          .orderBy("product_materials.position"),
      ).as("materials"),
      jsonArrayFrom(
        product
          .selectFrom("garment_measures")
          .innerJoin("product_sizes", (size) =>
            size
              .onRef("product_sizes.product_id", "=", "garment_measures.product_id")
              .onRef("product_sizes.name", "=", "garment_measures.size"),
          )
          .select(["garment_measures.size", "garment_measures.measure", "garment_measures.millimetres"])
          .whereRef("garment_measures.product_id", "=", "products.id")
          .orderBy("product_sizes.position"),
      ).as("garment"),
      jsonObjectFrom(
        product
          .selectFrom("product_models")
          .select(["product_models.height_cm", "product_models.size"])
          .whereRef("product_models.product_id", "=", "products.id"),
      ).as("model"),
    ])
    .where("products.id", "=", productId)
    .executeTakeFirstOrThrow();
}

export type ProductDetails = Awaited<ReturnType<typeof findProductDetails>>;
