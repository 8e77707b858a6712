import { type Selectable, sql } from "kysely";
import type { ReviewTable } from "../database/schema/catalogue.ts";
import type { Db } from "../database/schema.ts";

export type ReviewRow = Selectable<ReviewTable>;

/** The newest approved reviews of each product, at most `perProduct`, newest first. */
export async function findReviews(db: Db, productIds: number[], perProduct: number): Promise<ReviewRow[]> {
  return db
    .selectFrom((inner) =>
      inner
        .selectFrom("reviews")
        .selectAll()
        .select(sql<number>`row_number() over (partition by product_id order by created_at desc, id desc)`.as("place"))
        .where("product_id", "=", sql<number>`any(${productIds})`)
        .where("status", "=", "approved")
        .as("ranked"),
    )
    .selectAll()
    .where("place", "<=", perProduct)
    .orderBy("place")
    .execute();
}
