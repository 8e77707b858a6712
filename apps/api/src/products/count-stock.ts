import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";
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

interface MoveOptions extends CountOptions {
  /** A movement that is asked for again with the same key is made once. */
  key?: string | undefined;
}

/**
 * Sets the pieces on hand of a variant, and writes a movement. Refuses with 404 an unknown code, and with 422 fewer
 * pieces than orders have reserved.
 */
export function countStock(db: Db, sku: string, pieces: number | null, options: CountOptions): Promise<StockCount> {
  return transaction(db, async (tx) => setStock(tx, await lockVariant(tx, sku), pieces, options));
}

/**
 * Adds pieces to those on hand of a variant, or takes them away if `delta` is below 0, and writes a movement. `isNew` is
 * false, and nothing changes, if a movement was made with this key before. Refuses with 404 an unknown code, with 422 a
 * variant that is made to order and pieces that are not there or reserved, and with 409 a key of another movement.
 */
export function moveStock(
  db: Db,
  sku: string,
  delta: number,
  { key, ...options }: MoveOptions,
): Promise<{ after: number | null; isNew: boolean }> {
  return transaction(db, async (tx) => {
    const variant = await lockVariant(tx, sku);
    const made = key === undefined ? undefined : await movementWithKey(tx, variant.id, key);
    if (made && made.delta !== delta) {
      const what = made.delta > 0 ? `added ${made.delta} to` : `removed ${-made.delta} from`;
      throw new Refusal(409, `The key ${key} has ${what} ${sku}. Use another key.`);
    }
    if (made) return { after: variant.stock, isNew: false };
    if (variant.stock === null)
      throw new Refusal(422, `${sku} is made to order. npm run shop -- stock set gives it pieces.`);
    if (variant.stock + delta < 0) throw new Refusal(422, `${sku} has only ${variant.stock}.`);
    const { after } = await setStock(tx, variant, variant.stock + delta, { ...options, key });
    return { after, isNew: true };
  });
}

interface LockedVariant {
  id: number;
  sku: string;
  stock: number | null;
  reserved: number;
}

async function lockVariant(tx: Tx, sku: string): Promise<LockedVariant> {
  const variant = await tx
    .selectFrom("variants")
    .select(["id", "sku", "stock", "reserved"])
    .where("sku", "=", sku)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!variant) throw new Refusal(404, `There is no variant ${sku}. npm run shop -- stock list shows all codes.`);
  return variant;
}

async function setStock(
  tx: Tx,
  { sku, stock: before, reserved }: LockedVariant,
  after: number | null,
  { reason, key, record }: MoveOptions,
): Promise<StockCount> {
  if (after !== null && after < reserved) {
    throw new Refusal(
      422,
      `${reserved} of ${sku} are reserved by orders, so ${after} cannot be all. Cancel them first, or count again.`,
    );
  }
  if (after !== before) {
    await sql`select count_stock(${sku}, ${after}::integer, ${key ?? null}::text)`.execute(tx);
    await record?.(tx, { subject: sku, before: { stock: before }, after: { stock: after, reason } });
  }
  return { before, after };
}

const movementWithKey = (tx: Tx, variantId: number, key: string) =>
  tx
    .selectFrom("stock_movements")
    .select("delta")
    .where("variant_id", "=", variantId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

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
