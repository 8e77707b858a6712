import { sql } from "kysely";
import type { Db } from "../database/schema.ts";
import { isOnSale } from "./products.repository.ts";

/** Average ratings of fewer reviews are not ranked. */
const MIN_RATINGS = 3;

/** Ids of the products in the home page's lists, best first. */
export interface HomeLists {
  topSales: number[];
  newArrivals: number[];
  topRatings: number[];
}

/**
 * The home page's lists, of at most `size` products each. Each condition is written exactly as in its partial index, so
 * that the index is used.
 */
export async function findHomeLists(db: Db, size: number, now: Date): Promise<HomeLists> {
  const onSale = db
    .selectFrom("products")
    .select("products.id")
    .where((product) => isOnSale(product, now))
    .limit(sql.lit(size));
  const topSales = onSale.where("best_seller_rank", "is not", null).orderBy("best_seller_rank").orderBy("products.id");
  const newArrivals = onSale
    .where(sql<boolean>`is_new`)
    .orderBy("published_at", "desc")
    .orderBy("products.id", "desc");
  const topRatings = onSale
    .innerJoin("product_ratings", "product_ratings.product_id", "products.id")
    .where("product_ratings.reviews", ">=", sql.lit(MIN_RATINGS))
    .orderBy(sql`(stars::numeric / reviews) desc, reviews desc, product_ratings.product_id`);
  const { rows } = await sql<HomeLists>`
    select array(${topSales}) as "topSales", array(${newArrivals}) as "newArrivals", array(${topRatings}) as "topRatings"
  `.execute(db);
  return rows[0] ?? { topSales: [], newArrivals: [], topRatings: [] };
}
