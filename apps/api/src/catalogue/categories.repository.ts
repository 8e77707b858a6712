import { type Selectable, sql } from "kysely";
import type { CategoryTable } from "../database/schema/catalogue.ts";
import type { Db } from "../database/schema.ts";
import { countShelved } from "./shelf.repository.ts";

export interface CategoryRow extends Selectable<CategoryTable> {
  /** How many products in it are on sale. */
  products: number;
}

/** Every category and sub-category, in the order in which they are shown. */
export async function findCategories(db: Db, now: Date): Promise<CategoryRow[]> {
  return db
    .selectFrom("categories")
    .selectAll()
    .select(countShelved(sql.ref("categories.id"), now).as("products"))
    .orderBy("position")
    .orderBy("id")
    .execute();
}
