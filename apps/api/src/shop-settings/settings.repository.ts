import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";
import type { Json } from "../json.ts";

/** The values that the owner has set, by group. */
export async function findSettings(db: Db): Promise<Map<string, Json>> {
  const rows = await db.selectFrom("settings").select(["name", "value"]).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Until the end of the transaction, other changes of settings wait. Readers do not. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx);
}

export async function saveSetting(tx: Tx, name: string, value: Json): Promise<void> {
  const text = JSON.stringify(value);
  await tx
    .insertInto("settings")
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: text }))
    .execute();
}

export async function deleteSetting(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom("settings").where("name", "=", name).execute();
}

/** Slugs of the products that can be made to a shopper's measurements. */
export async function findMadeToMeasure(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom("products")
    .innerJoin("product_sizes", "product_sizes.product_id", "products.id")
    .select("products.slug")
    .distinct()
    .where("product_sizes.made_to_measure", "=", true)
    .where("products.status", "!=", "archived")
    .orderBy("products.slug")
    .execute();
  return rows.map(({ slug }) => slug);
}
