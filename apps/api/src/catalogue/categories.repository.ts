import { type Selectable, sql } from "kysely";
import type { CategoryTable } from "../database/schema/catalogue.ts";
import type { Db } from "../database/schema.ts";
import { isOnSale } from "./products.repository.ts";

export interface CategoryRow extends Selectable<CategoryTable> {
  /** How many products in it are on sale. */
  products: number;
}

/** Every category and sub-category, in the order in which they are shown. */
export async function findCategories(db: Db, now: Date): Promise<CategoryRow[]> {
  return db
    .selectFrom("categories")
    .selectAll()
    .select((category) =>
      category
        .selectFrom("product_categories")
        .innerJoin("products", "products.id", "product_categories.product_id")
        .select(sql<number>`count(*)::int`.as("count"))
        .whereRef("product_categories.category_id", "=", "categories.id")
        .where((product) => isOnSale(product, now))
        .$asScalar()
        .as("products"),
    )
    .$narrowType<{ products: number }>()
    .orderBy("position")
    .orderBy("id")
    .execute();
}
