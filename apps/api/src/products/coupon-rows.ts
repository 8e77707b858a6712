import { paiseFromRupees } from "@selvedge/commerce/money";
import type { Tx } from "../database/schema.ts";
import type { CatalogueFile } from "./catalogue-file.ts";

/** Writes the coupons of the file that the shop does not have, and resolves with their codes. Those that it has stay as they are. */
export async function insertCoupons(tx: Tx, coupons: CatalogueFile["coupons"]): Promise<string[]> {
  if (coupons.length === 0) return [];
  const rows = coupons.map(({ code, discount_type, discount_value, max_discount_amount, use_limit }) => ({
    code,
    discount_basis_points: discount_type === "percentage" ? Math.round(discount_value * 100) : null,
    discount_paise: discount_type === "flat" ? paiseFromRupees(discount_value) : null,
    max_discount_paise: max_discount_amount === undefined ? null : paiseFromRupees(max_discount_amount),
    use_limit: use_limit ?? null,
  }));
  const inserted = await tx
    .insertInto("coupons")
    .values(rows)
    .onConflict((same) => same.column("code").doNothing())
    .returning("code")
    .execute();
  return inserted.map(({ code }) => code);
}
