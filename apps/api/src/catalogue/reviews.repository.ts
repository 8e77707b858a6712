import { type Selectable, sql } from "kysely";
import type { ReviewTable } from "../database/schema/reviews.ts";
import type { Db } from "../database/schema.ts";

export type ReviewRow = Selectable<ReviewTable>;

/**
 * The newest approved reviews of each product, at most `perProduct`, newest first. Limit and status are literals rather
 * than parameters, so that the plan uses the partial index of approved reviews.
 */
export async function findReviews(db: Db, productIds: number[], perProduct: number): Promise<ReviewRow[]> {
  return db
    .selectFrom(sql<{ product_id: number }>`unnest(${productIds}::integer[])`.as<"asked">(sql`asked (product_id)`))
    .innerJoinLateral(
      (review) =>
        review
          .selectFrom("reviews")
          .selectAll()
          .where("reviews.product_id", "=", sql.ref<number>("asked.product_id"))
          .where("status", "=", sql.lit("approved"))
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .limit(sql.lit(perProduct))
          .as("newest"),
      (join) => join.onTrue(),
    )
    .selectAll("newest")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
