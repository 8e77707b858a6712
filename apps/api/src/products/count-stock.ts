import { sql } from "kysely";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { RecordChange } from "../record-change.ts";

/** The pieces on hand of a variant, reserved ones included; null: made to order. */
export interface StockCount {
  before: number | null;
  after: number | null;
}

interface CountOptions {
  /** Why, in the owner's words, for the audit. */
  reason: string;
  record?: RecordChange | undefined;
}

/**
 * Sets the pieces on hand of a variant to what `count` makes of the present ones, and writes a movement. Refuses with 404 an unknown code,
 * and with 422 fewer pieces than orders have reserved.
 */
export function countStock(
  db: Db,
  sku: string,
  count: (before: number | null) => number | null,
  { reason, record }: CountOptions,
): Promise<StockCount> {
  return transaction(db, async (tx) => {
    const variant = await tx
      .selectFrom("variants")
      .select(["stock", "reserved"])
      .where("sku", "=", sku)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!variant) throw new Refusal(404, `There is no variant ${sku}. npm run shop -- stock list shows all codes.`);
    const { stock: before, reserved } = variant;
    const after = count(before);
    if (after !== null && after < reserved) {
      throw new Refusal(
        422,
        `${reserved} of ${sku} are reserved by orders, so ${after} cannot be all. Cancel them first, or count again.`,
      );
    }
    if (after !== before) {
      await sql`select count_stock(${sku}, ${after}::integer)`.execute(tx);
      await record?.(tx, { subject: sku, before: { stock: before }, after: { stock: after, reason } });
    }
    return { before, after };
  });
}

interface StockSearch {
  /** Only of this product. */
  slug?: string | undefined;
  /** Only those with at most this many pieces left to sell, so none that is made to order. */
  atMost?: number | undefined;
}

/** All variants with their pieces, in the order of the shop. */
export async function listStock(db: Db, { slug, atMost }: StockSearch = {}) {
  return db
    .selectFrom("variants")
    .innerJoin("products", "products.id", "product_id")
    .innerJoin("product_sizes", "product_sizes.id", "size_id")
    .leftJoin("materials", "materials.id", "material_id")
    .select([
      "sku",
      "products.name as product",
      "products.slug",
      "product_sizes.name as size",
      "materials.name as material",
    ])
    .select(["stock", "reserved", "sold"])
    .$if(slug !== undefined, (query) => query.where("products.slug", "=", slug ?? ""))
    .$if(atMost !== undefined, (query) => query.where(sql<number>`stock - reserved`, "<=", atMost ?? 0))
    .orderBy("products.position")
    .orderBy("variants.id")
    .execute();
}
