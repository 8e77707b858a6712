import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A variant may cost more than its product, whose price is that of its cheapest variants. Null: it costs the same. */
export const variantPrices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table variants add column price_paise bigint check (price_paise > 0);

      create or replace function announce_variants() returns trigger language plpgsql as $$
        begin
          perform announce_products(array_agg(distinct product_id)) from (
            (select id, product_id, size_id, material_id, sku, free, price_paise from before except
             select id, product_id, size_id, material_id, sku, free, price_paise from after)
            union all
            (select id, product_id, size_id, material_id, sku, free, price_paise from after except
             select id, product_id, size_id, material_id, sku, free, price_paise from before)
          ) changed;
          return null;
        end
      $$;
    `.execute(db);
  },
};
