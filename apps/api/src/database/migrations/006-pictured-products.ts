import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A published product has a picture. Looked at when a transaction ends, so that a product and its pictures may be written in any
 * order. The product is locked meanwhile: of two that each take one of its last two pictures, the second is refused.
 */
export const picturedProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function assert_product_pictured() returns trigger language plpgsql as $$
      declare
        changed integer;
        published text;
      begin
        if tg_table_name = 'products' then changed := new.id; else changed := old.product_id; end if;
        select slug into published from products where id = changed and published_at is not null for no key update;
        if published is not null and not exists (select from product_pictures where product_id = changed) then
          raise exception 'Product % has no picture. Give it at least one before it is published.', published
            using errcode = 'check_violation', constraint = 'product_pictured';
        end if;
        return null;
      end
      $$;

      create constraint trigger product_pictured
        after insert or update of published_at on products deferrable initially deferred
        for each row when (new.published_at is not null) execute function assert_product_pictured();

      create constraint trigger product_pictured
        after delete or update of product_id on product_pictures deferrable initially deferred
        for each row execute function assert_product_pictured();
    `.execute(db);
  },
};
