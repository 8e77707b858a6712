import { sql } from "kysely";
import type { Db } from "../database/schema.ts";
import { isOnSale } from "./products.repository.ts";

/** A product rated by fewer people says little about how well it is liked. */
const MIN_RATINGS = 3;

export type HomeList = "topSales" | "newArrivals" | "topRatings";

export interface HomePlace {
  list: HomeList;
  productId: number;
}

/** The products of the home page's three lists, at most `size` each, best first. */
export async function findHomePlaces(db: Db, size: number, now: Date): Promise<HomePlace[]> {
  const onSale = db.selectFrom("products").where((product) => isOnSale(product, now));
  const list = (name: HomeList) => sql<HomeList>`${sql.lit(name)}`.as("list");

  const topSales = onSale
    .select([list("topSales"), "products.id as productId", "best_seller_rank as place"])
    .where("best_seller_rank", "is not", null)
    .orderBy("best_seller_rank")
    .orderBy("products.id")
    .limit(size);
  const newArrivals = onSale
    .select([list("newArrivals"), "products.id as productId"])
    .select(sql<number>`row_number() over (order by published_at desc, products.id desc)`.as("place"))
    .where("is_new", "=", true)
    .orderBy("place")
    .limit(size);
  const topRatings = onSale
    .innerJoin("reviews", "reviews.product_id", "products.id")
    .select([list("topRatings"), "products.id as productId"])
    .select(sql<number>`row_number() over (order by avg(rating) desc, count(*) desc, products.id)`.as("place"))
    .where("reviews.status", "=", "approved")
    .groupBy("products.id")
    .having(sql`count(*)`, ">=", MIN_RATINGS)
    .orderBy("place")
    .limit(size);

  return db
    .selectFrom(topSales.as("top_sales"))
    .selectAll()
    .unionAll(db.selectFrom(newArrivals.as("new_arrivals")).selectAll())
    .unionAll(db.selectFrom(topRatings.as("top_ratings")).selectAll())
    .orderBy("place")
    .execute();
}
