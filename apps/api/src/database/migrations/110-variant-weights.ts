import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a variant weighs, for packing slips and product feeds. Null: not known. Feeds are renewed when it changes. */
export const variantWeights: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table variants add column weight_grams integer check (weight_grams > 0);

      create or replace function announce_variants() returns trigger language plpgsql as $$
        begin
          perform announce_products(array_agg(distinct product_id)) from (
            (select id, product_id, size_id, material_id, sku, free, price_paise, weight_grams from before except
             select id, product_id, size_id, material_id, sku, free, price_paise, weight_grams from after)
            union all
            (select id, product_id, size_id, material_id, sku, free, price_paise, weight_grams from after except
             select id, product_id, size_id, material_id, sku, free, price_paise, weight_grams from before)
          ) changed;
          return null;
        end
      $$;
    `.execute(db);
  },
};
