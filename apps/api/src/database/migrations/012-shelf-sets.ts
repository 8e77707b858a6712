import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * How many products stand in just these categories, for listings of several categories together, which cannot add up what stands in
 * each. Kept like the tallies of `008-shelf.ts`, and by the same function.
 */
export const shelfSets: Migration = {
  async up(db: Kysely<unknown>) {
    // So that nobody's change is under way by the rules that go: whoever has begun comes to an end first.
    await sql`lock table products, product_categories, product_pictures in share row exclusive mode`.execute(db);
    await sql`
      create table shelf_sets (
        categories integer[] not null,
        writer bigint not null,
        products integer not null,
        primary key (categories, writer)
      );
      insert into shelf_sets
      select categories, 0, count(*) from (
        select array_agg(category_id order by category_id) as categories from shelf_places where until_at = 'infinity' group by product_id
      ) of_product
      group by categories
    `.execute(db);
    await keeping(db);
  },
};

/** The function of `008-shelf.ts`, and the sets. Each product has one place in a category that lasts for ever. */
async function keeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function reshelve(ids integer[]) returns void language plpgsql as $$
      declare
        me bigint;
      begin
        if ids is null then return; end if;
        perform assert_read_committed();
        perform from products where id = any(ids) order by id for no key update;
        me := case when pg_try_advisory_xact_lock(hashtextextended('shelf_tallies', 0)) then 0
                   else pg_current_xact_id()::text::bigint end;

        with wanted as materialized (
          select * from shelf_rule(ids)
        ), gone as (
          delete from shelf_places place
          where product_id = any(ids) and not exists (
            select from wanted
            where (wanted.product_id, wanted.category_id, wanted.from_at) = (place.product_id, place.category_id, place.from_at))
          returning 1
        ), put as (
          insert into shelf_places as place select * from wanted
          on conflict (product_id, category_id, from_at) do update
            set until_at = excluded.until_at, published_at = excluded.published_at, position = excluded.position,
                name = excluded.name, price_paise = excluded.price_paise, state = excluded.state
            where (place.until_at, place.published_at, place.position, place.name, place.price_paise) is distinct from
                  (excluded.until_at, excluded.published_at, excluded.position, excluded.name, excluded.price_paise)
          returning 1
        ), lasting as materialized (
          select product_id, category_id, 1 as products from wanted where until_at = 'infinity'
          union all
          select product_id, category_id, -1 from shelf_places where product_id = any(ids) and until_at = 'infinity'
        ), moved as (
          select category_id, products, 0 as changes from lasting
          union all
          select 0, 0, 1 where exists (select from gone) or exists (select from put)
        ), regrouped as (
          select array_agg(category_id order by category_id) as categories, products from lasting group by product_id, products
        ), sets as (
          insert into shelf_sets as kept (categories, writer, products)
          select categories, me, sum(products) from regrouped group by categories having sum(products) <> 0
          on conflict (categories, writer) do update set products = kept.products + excluded.products
        )
        insert into shelf_tallies as tally (category_id, writer, products, changes)
        select category_id, me, sum(products), sum(changes) from moved group by category_id
        having sum(products) <> 0 or sum(changes) <> 0
        on conflict (category_id, writer) do update
          set products = tally.products + excluded.products, changes = tally.changes + excluded.changes;

        if me <> 0 then return; end if;
        with others as (
          delete from shelf_tallies where writer <> 0 returning category_id, products, changes
        )
        insert into shelf_tallies as tally (category_id, writer, products, changes)
        select category_id, 0, sum(products), sum(changes) from others group by category_id
        on conflict (category_id, writer) do update
          set products = tally.products + excluded.products, changes = tally.changes + excluded.changes;
        with others as (
          delete from shelf_sets where writer <> 0 returning categories, products
        )
        insert into shelf_sets as kept (categories, writer, products)
        select categories, 0, sum(products) from others group by categories
        on conflict (categories, writer) do update set products = kept.products + excluded.products;
        delete from shelf_sets where writer = 0 and products = 0;
      end
    $$
  `.execute(db);
}
