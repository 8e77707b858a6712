import type { Selectable } from "kysely";
import type { CategoryTable } from "../database/schema/catalogue.ts";
import type { Db } from "../database/schema.ts";

export interface CategoryRow extends Selectable<CategoryTable> {
  /** The number of its products on sale. */
  products: number;
}

/** All categories and sub-categories, in display order. */
export async function findCategories(db: Db): Promise<Selectable<CategoryTable>[]> {
  return db.selectFrom("categories").selectAll().orderBy("position").orderBy("id").execute();
}

/** The id of the category that formerly had this slug. */
export async function findFormerCategory(db: Db, slug: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("former_category_slugs")
    .select("category_id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.category_id;
}
