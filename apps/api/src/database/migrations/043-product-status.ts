import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A product has one status, where a missing `published_at` meant a draft and `withdrawn_at` hid it. `published_at` keeps only when an active
 * product goes on sale.
 */
export const productStatus: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table products add column status text not null default 'draft'
        check (status in ('draft', 'active', 'hidden', 'archived'));
      update products set status = case
        when published_at is null then 'draft' when withdrawn_at is not null then 'hidden' else 'active' end;
      alter table products add check (status = 'draft' or published_at is not null);

      drop index products_best_selling;
      drop index products_newest;
      alter table products drop column withdrawn_at;
      create index products_best_selling on products (best_seller_rank, id)
        where best_seller_rank is not null and status = 'active';
      create index products_newest on products (published_at desc, id desc) where is_new and status = 'active';

      create or replace function announce_changed_products() returns trigger language plpgsql as $$
        begin
          perform announce_products(array_agg(distinct id)) from (select * from before except select * from after) changed;
          if exists (
            select id, best_seller_rank, is_new, status, published_at from before except
            select id, best_seller_rank, is_new, status, published_at from after
          ) then
            perform announce(array['home']);
          end if;
          return null;
        end
      $$;

      create or replace function announce_listings_of_products() returns trigger language plpgsql as $$
        begin
          perform announce_narrowed(array_agg(id)) from (
            select id, position, name, price_paise, sale_price_paise, offer_ends_at, origin from before except
            select id, position, name, price_paise, sale_price_paise, offer_ends_at, origin from after
          ) changed;
          perform announce_listed(array_agg(id)) from (
            select id, status, published_at from before except select id, status, published_at from after
          ) changed;
          return null;
        end
      $$
    `.execute(db);
  },
};
