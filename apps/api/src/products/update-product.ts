import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Tx } from "../database/schema.ts";
import {
  categoryRows,
  garmentRows,
  insertSizes,
  insertVariants,
  materialRows,
  modelRows,
  pictureRows,
  type ProductParts,
  type Referred,
  sizeKey,
  sizeRows,
  variantRow,
} from "./insert-products.ts";
import { isSamePlace, type ProductState, type VariantState } from "./product-state.ts";
import { idOf, insertRows } from "./rows.ts";

interface Change extends Referred {
  before: ProductState;
  after: ProductState;
}

/** Writes what differs between the two states of a product that exists. Variants keep their ids, reservations and sales. */
export async function updateProduct(tx: Tx, slug: string, { before, after, ...referred }: Change): Promise<void> {
  const { id } = await tx.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
  const differs = (...parts: (keyof ProductState)[]) =>
    parts.some((part) => !isDeepStrictEqual(before[part], after[part]));
  const parts = { id, state: after };
  if (differs("row", "category")) {
    const main_category_id = idOf(referred.categoryIds, after.category);
    await tx
      .updateTable("products")
      .set({ ...after.row, main_category_id })
      .where("id", "=", id)
      .execute();
  }
  if (differs("categories")) await replaceRows(tx, "product_categories", id, categoryRows(parts, referred));
  if (differs("pictures")) await replaceRows(tx, "product_pictures", id, pictureRows(parts));
  if (differs("materials", "sizes", "variants")) await updateVariants(tx, parts, before, referred);
  if (differs("garment", "sizes")) await replaceRows(tx, "garment_measures", id, garmentRows(parts));
  if (differs("model", "sizes")) await replaceRows(tx, "product_models", id, modelRows(parts));
}

type Part = "product_categories" | "product_pictures" | "garment_measures" | "product_models";

async function replaceRows<Table extends Part>(
  tx: Tx,
  table: Table,
  productId: number,
  rows: Parameters<typeof insertRows<Table>>[2],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where product_id = ${productId}`.execute(tx);
  await insertRows(tx, table, rows);
}

/** First what variants refer to, then the variants, then what no variant refers to any more. */
async function updateVariants(tx: Tx, parts: ProductParts, before: ProductState, referred: Referred): Promise<void> {
  const { id, state } = parts;
  const materials = materialRows(parts, referred);
  for (const row of materials) {
    await tx
      .insertInto("product_materials")
      .values(row)
      .onConflict((same) => same.columns(["product_id", "material_id"]).doUpdateSet({ position: row.position }))
      .execute();
  }
  const sizeIds = await updateSizes(tx, parts);
  const steps = variantSteps(before.variants, state.variants);
  const skus = steps.removed.map(({ sku }) => sku);
  if (skus.length > 0) await tx.deleteFrom("variants").where("sku", "in", skus).execute();
  for (const { from, to } of steps.kept) {
    if (isDeepStrictEqual({ ...from, stock: null }, { ...to, stock: null })) continue;
    const { size_id, material_id, sku, price_paise, weight_grams } = variantRow(id, to, sizeIds, referred);
    await tx
      .updateTable("variants")
      .set({ size_id, material_id, sku, price_paise, weight_grams })
      .where("sku", "=", from.sku)
      .execute();
  }
  await insertVariants(
    tx,
    steps.added.map((variant) => variantRow(id, variant, sizeIds, referred)),
  );
  for (const { from, to } of steps.kept) {
    if (from.stock !== to.stock) await sql`select count_stock(${to.sku}, ${to.stock}::integer)`.execute(tx);
  }
  const [sizes, codes] = [state.sizes.map(({ name }) => name), state.materials];
  await sql`delete from product_sizes where product_id = ${id} and name <> all(${sizes})`.execute(tx);
  await sql`
    delete from product_materials using materials
    where product_id = ${id} and materials.id = material_id and code <> all(${codes})
  `.execute(tx);
}

async function updateSizes(tx: Tx, parts: ProductParts) {
  const rows = sizeRows(parts);
  const known = await tx.selectFrom("product_sizes").selectAll().where("product_id", "=", parts.id).execute();
  for (const { name, made_to_measure, position } of rows) {
    const size = known.find((each) => each.name === name);
    if (!size || (size.position === position && size.made_to_measure === made_to_measure)) continue;
    await tx.updateTable("product_sizes").set({ made_to_measure, position }).where("id", "=", size.id).execute();
  }
  const missing = rows.filter(({ name }) => !known.some((size) => size.name === name));
  const inserted = await insertSizes(tx, missing);
  return new Map([...known.map(({ id, name }) => [sizeKey(parts.id, name), id] as const), ...inserted]);
}

interface VariantSteps {
  kept: { from: VariantState; to: VariantState }[];
  added: VariantState[];
  removed: VariantState[];
}

/** Which variant becomes which: first by code, then by size and material. */
export function variantSteps(before: readonly VariantState[], after: readonly VariantState[]): VariantSteps {
  const bySku = after.flatMap((to) => {
    const from = before.find(({ sku }) => sku === to.sku);
    return from ? [{ from, to }] : [];
  });
  const isFree = (variant: VariantState) => !bySku.some(({ from }) => from === variant);
  const byPlace = after
    .filter((to) => !bySku.some((pair) => pair.to === to))
    .flatMap((to) => {
      const from = before.find((each) => isFree(each) && isSamePlace(each, to));
      return from ? [{ from, to }] : [];
    });
  const kept = [...bySku, ...byPlace];
  return {
    kept,
    added: after.filter((to) => !kept.some((pair) => pair.to === to)),
    removed: before.filter((from) => !kept.some((pair) => pair.from === from)),
  };
}
