import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The shelf: what listings read in place of products, so that a page costs the same in a shop of any size. See
 * docs/decisions/008. Kept by the database itself, whoever writes.
 */
export const shelf: Migration = {
  async up(db: Kysely<unknown>) {
    await tables(db);
    await rule(db);
    await keeping(db);
    await triggers(db);
    await sql`select reshelve(array_agg(id)) from products`.execute(db);
  },
};

/**
 * A place is a product in a category (0 is the whole shop) at one price, from when on and until when. `state` only says in which index
 * to look: whoever reads compares the times. `shelf_tallies` are summed by category: see `reshelve`.
 */
async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shelf_places (
      product_id integer not null,
      category_id integer not null,
      from_at timestamptz not null,
      until_at timestamptz not null,
      published_at timestamptz not null,
      position integer not null,
      name text not null,
      price_paise bigint not null,
      state text not null check (state in ('coming', 'current', 'ended')),
      primary key (product_id, category_id, from_at)
    );
    create index shelf_by_position on shelf_places (category_id, position, product_id) where state = 'current';
    create index shelf_by_price on shelf_places (category_id, price_paise, product_id) where state = 'current';
    create index shelf_by_falling_price on shelf_places (category_id, price_paise desc, product_id) where state = 'current';
    create index shelf_by_name on shelf_places (category_id, name, product_id) where state = 'current';
    create index shelf_by_falling_name on shelf_places (category_id, name desc, product_id) where state = 'current';
    create index shelf_coming on shelf_places (category_id, from_at) where state = 'coming';
    create index shelf_ended on shelf_places (category_id, until_at) where state = 'ended';
    create index shelf_ending on shelf_places (until_at) where state = 'current' and until_at < 'infinity';
    create index shelf_changes on shelf_places (from_at) where category_id = 0;
    create index shelf_publications on shelf_places (category_id, published_at) where until_at = 'infinity';

    create table shelf_tallies (
      category_id integer not null,
      writer bigint not null,
      products integer not null,
      changes bigint not null,
      primary key (category_id, writer)
    );
  `.execute(db);
}

/**
 * What belongs on the shelf. An offer that ends makes two places of one, at the sale price and then at the full one: which counts is
 * a matter of the moment at which the shelf is read. A name has 500 characters here, since an index takes no longer ones.
 */
async function rule(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function shelf_rule(ids integer[]) returns setof shelf_places stable language sql as $$
      select product.id, standing.category_id, price.from_at, price.until_at, product.published_at, product.position,
             left(lower(product.name), 500), price.paise, price.state
      from products product
      cross join lateral (
        select 0 as category_id
        union all select category_id from product_categories where product_id = product.id
      ) standing
      cross join lateral (
        select published_at as from_at, coalesce(offer_ends_at, 'infinity') as until_at, sale_price_paise as paise, 'current' as state
        where offer_ends_at is null or offer_ends_at > published_at
        union all
        select offer_ends_at, 'infinity', price_paise, 'coming' where offer_ends_at > published_at
        union all
        select published_at, 'infinity', price_paise, 'current' where offer_ends_at <= published_at
      ) price
      where product.id = any(ids) and published_at is not null and withdrawn_at is null
        and exists (select from product_pictures where product_id = product.id)
    $$
  `.execute(db);
}

/**
 * Puts products where they belong now. Two who change one product wait for each other, and the second sees what the first did: which
 * is why each statement must see what has been committed since the one before.
 * Nobody waits for the tallies: who finds nobody else at work (an advisory lock, to the end of the transaction) adds to the row of
 * writer 0 and gathers in what others left; else the transaction leaves rows of its own.
 */
async function keeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function assert_read_committed() returns void language plpgsql as $$
      begin
        if current_setting('transaction_isolation') in ('read committed', 'read uncommitted') then return; end if;
        raise exception 'Products and reviews can only be changed in a transaction of the level READ COMMITTED.'
          using errcode = 'feature_not_supported';
      end
    $$;

    create function reshelve(ids integer[]) returns void language plpgsql as $$
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
        ), moved as (
          select category_id, 1 as products, 0 as changes from wanted where until_at = 'infinity'
          union all
          select category_id, -1, 0 from shelf_places where product_id = any(ids) and until_at = 'infinity'
          union all
          select 0, 0, 1 where exists (select from gone) or exists (select from put)
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
      end
    $$
  `.execute(db);
}

/** Once per statement, for all rows that it changed. Products that are gone are left to the trigger of their own table. */
async function triggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function reshelve_products() returns trigger language plpgsql as $$
      declare
        ids integer[];
      begin
        if tg_op = 'INSERT' then
          select array_agg(id) into ids from after;
        elsif tg_op = 'DELETE' then
          select array_agg(id) into ids from before;
        else
          select array_agg(id) into ids from (
            select id, position, name, price_paise, sale_price_paise, offer_ends_at, published_at, withdrawn_at from before
            except
            select id, position, name, price_paise, sale_price_paise, offer_ends_at, published_at, withdrawn_at from after
          ) changed;
        end if;
        perform reshelve(ids);
        return null;
      end
    $$;

    -- Calls the function that the trigger names with the products of the changed rows.
    create function for_their_products() returns trigger language plpgsql as $$
      declare
        ids integer[];
      begin
        if tg_op = 'INSERT' then
          select array_agg(distinct product_id) into ids from after;
        elsif tg_op = 'DELETE' then
          select array_agg(distinct product_id) into ids from before join products on products.id = product_id;
        else
          select array_agg(distinct product_id) into ids from (
            select product_id from before union all select product_id from after
          ) changed join products on products.id = product_id;
        end if;
        execute format('select %I($1)', tg_argv[0]) using ids;
        return null;
      end
    $$;

    create function reshelve_nothing() returns trigger language plpgsql as $$
      begin
        perform reshelve((select array_agg(distinct product_id) from shelf_places));
        return null;
      end
    $$
  `.execute(db);
  for (const table of ["products", "product_categories", "product_pictures"]) {
    const on = sql.table(table);
    const keep = sql.raw(table === "products" ? "reshelve_products()" : "for_their_products('reshelve')");
    await sql`
      create trigger shelved_insert after insert on ${on} referencing new table as after
        for each statement execute function ${keep};
      create trigger shelved_delete after delete on ${on} referencing old table as before
        for each statement execute function ${keep};
      create trigger shelved_update after update on ${on} referencing old table as before new table as after
        for each statement execute function ${keep};
      create trigger shelved_truncate after truncate on ${on} for each statement execute function reshelve_nothing()
    `.execute(db);
  }
}
