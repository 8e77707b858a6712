import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** The free, reserved and sold pieces of a size. */
export async function stockOf(db: Db, slug: string, size: string) {
  const { free, reserved, sold } = await db
    .selectFrom("product_sizes")
    .innerJoin("products", "products.id", "product_id")
    .select(["free", "reserved", "sold"])
    .where("slug", "=", slug)
    .where("product_sizes.name", "=", size)
    .executeTakeFirstOrThrow();
  return { free, reserved, sold };
}

/** Sets the free pieces of a size; reserved and sold ones stay. */
export async function restock(db: Db, slug: string, size: string, pieces: number): Promise<void> {
  await db
    .updateTable("product_sizes")
    .set({ stocked: sql`${pieces}::int + reserved + sold`, free: pieces })
    .where("name", "=", size)
    .where("product_id", "=", (product) => product.selectFrom("products").select("id").where("slug", "=", slug))
    .execute();
}

/** Sets the free pieces of every size; reserved and sold ones stay. */
export async function restockAll(db: Db, pieces: number): Promise<void> {
  await db
    .updateTable("product_sizes")
    .set({ stocked: sql`${pieces}::int + reserved + sold`, free: pieces })
    .execute();
}
