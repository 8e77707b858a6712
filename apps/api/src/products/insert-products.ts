import { type Insertable, sql } from "kysely";
import type { VariantTable } from "../database/schema/catalogue.ts";
import type { Tx } from "../database/schema.ts";
import type { ProductState, VariantState } from "./product-state.ts";
import { idOf, type Ids, inChunks, insertRows } from "./rows.ts";

/** The ids that products refer to. */
export interface Referred {
  categoryIds: Ids;
  materialIds: Ids;
}

interface NewProduct {
  slug: string;
  after: ProductState;
}

/** Inserts products with all that belongs to them, behind those that are there. Resolves with their ids by slug. */
export async function insertProducts(tx: Tx, products: readonly NewProduct[], referred: Referred): Promise<Ids> {
  const { last } = await tx
    .selectFrom("products")
    .select(sql<number>`coalesce(max(position), -1)`.as("last"))
    .executeTakeFirstOrThrow();
  const inserted = await inChunks(
    products.map(({ slug, after }, at) => ({
      ...after.row,
      slug,
      main_category_id: idOf(referred.categoryIds, after.category),
      position: last + 1 + at,
    })),
    (chunk) => tx.insertInto("products").values(chunk).returning(["id", "slug"]).execute(),
  );
  const ids = new Map(inserted.map(({ id, slug }) => [slug, id]));
  const parts = products.map(({ slug, after }) => ({ id: idOf(ids, slug), state: after }));
  await insertRows(
    tx,
    "product_categories",
    parts.flatMap((part) => categoryRows(part, referred)),
  );
  await insertRows(tx, "product_pictures", parts.flatMap(pictureRows));
  await insertRows(
    tx,
    "product_materials",
    parts.flatMap((part) => materialRows(part, referred)),
  );
  const sizeIds = await insertSizes(tx, parts.flatMap(sizeRows));
  await insertVariants(
    tx,
    parts.flatMap(({ id, state }) => state.variants.map((variant) => variantRow(id, variant, sizeIds, referred))),
  );
  await insertRows(tx, "garment_measures", parts.flatMap(garmentRows));
  await insertRows(tx, "product_models", parts.flatMap(modelRows));
  return ids;
}

/** A product's id, and what its tables shall hold. */
export interface ProductParts {
  id: number;
  state: ProductState;
}

export const categoryRows = ({ id, state }: ProductParts, { categoryIds }: Referred) =>
  state.categories.map((slug) => ({ product_id: id, category_id: idOf(categoryIds, slug) }));

export const pictureRows = ({ id, state }: ProductParts) =>
  state.pictures.map((picture_key, position) => ({ product_id: id, position, picture_key }));

export const materialRows = ({ id, state }: ProductParts, { materialIds }: Referred) =>
  state.materials.map((code, position) => ({ product_id: id, material_id: idOf(materialIds, code), position }));

export const sizeRows = ({ id, state }: ProductParts) =>
  state.sizes.map((size, position) => ({ ...size, product_id: id, position }));

export const garmentRows = ({ id, state }: ProductParts) =>
  state.garment.map((measure) => ({ ...measure, product_id: id }));

export const modelRows = ({ id, state }: ProductParts) => (state.model ? [{ ...state.model, product_id: id }] : []);

export const sizeKey = (productId: number, name: string) => `${productId} ${name}`;

/** Resolves with the ids by `sizeKey`. */
export async function insertSizes(tx: Tx, rows: ReturnType<typeof sizeRows>): Promise<Ids> {
  const inserted = await inChunks(rows, (chunk) =>
    tx.insertInto("product_sizes").values(chunk).returning(["id", "product_id", "name"]).execute(),
  );
  return new Map(inserted.map(({ id, product_id, name }) => [sizeKey(product_id, name), id]));
}

export function variantRow(
  product_id: number,
  { size, material, sku, price_paise, weight_grams, stock }: VariantState,
  sizeIds: Ids,
  { materialIds }: Referred,
): Insertable<VariantTable> {
  return {
    product_id,
    size_id: idOf(sizeIds, sizeKey(product_id, size)),
    material_id: material === null ? null : idOf(materialIds, material),
    sku,
    price_paise,
    weight_grams,
    stock,
  };
}

/** Writes variants and the movements of what they have in stock, which must be one statement. */
export async function insertVariants(tx: Tx, rows: readonly Insertable<VariantTable>[]): Promise<void> {
  await inChunks(rows, (chunk) =>
    tx
      .with("counted", (db) => db.insertInto("variants").values(chunk).returning(["id", "stock"]))
      .insertInto("stock_movements")
      .columns(["variant_id", "delta", "reason"])
      .expression((insert) =>
        insert
          .selectFrom("counted")
          .select(["id", sql<number>`stock`.as("delta"), sql.lit("opening").as("reason")])
          .where("stock", ">", 0),
      )
      .execute(),
  );
}
