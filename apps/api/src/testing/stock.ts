import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** The variants of a size, those of the product's first material first. */
const variantsOf = (db: Db, slug: string, size: string) =>
  db
    .selectFrom("variants")
    .innerJoin("products", "products.id", "variants.product_id")
    .innerJoin("product_sizes", "product_sizes.id", "size_id")
    .where("slug", "=", slug)
    .where("product_sizes.name", "=", size)
    .orderBy("variants.id");

/** The free, reserved and sold pieces of a size in the product's first material. */
export async function stockOf(db: Db, slug: string, size: string) {
  return variantsOf(db, slug, size).select(["free", "reserved", "variants.sold"]).executeTakeFirstOrThrow();
}

/** Sets the free pieces of a size in every material; reserved and sold ones stay. */
export async function restock(db: Db, slug: string, size: string, pieces: number): Promise<void> {
  await variantsOf(db, slug, size).clearOrderBy().select(countFree(pieces)).execute();
}

/** Sets the free pieces of every variant; reserved and sold ones stay. */
export async function restockAll(db: Db, pieces: number): Promise<void> {
  await db.selectFrom("variants").select(countFree(pieces)).execute();
}

const countFree = (pieces: number) => sql`count_stock(sku, ${pieces}::integer + reserved)`.as("counted");
