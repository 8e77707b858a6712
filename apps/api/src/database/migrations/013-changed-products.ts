import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Which transaction last changed what the shelf says of a product. Who remembers the order of a listing learns by it which products
 * to place anew, without reading all of them: see `catalogue/arrangements.ts`. A product that is deleted keeps its
 * row: that it has left a listing is a change too.
 */
export const changedProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table changed_products (
        product_id integer primary key,
        changed_by xid8 not null
      );
      create index changed_products_by_change on changed_products (changed_by)
    `.execute(db);
    await noting(db);
    await triggers(db);
  },
};

/** In which index a place lies is no change of a product. */
async function noting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_changed_products() returns trigger language plpgsql as $$
      declare
        ids integer[];
      begin
        if tg_op = 'INSERT' then
          select array_agg(distinct product_id) into ids from after;
        elsif tg_op = 'DELETE' then
          select array_agg(distinct product_id) into ids from before;
        else
          select array_agg(distinct product_id) into ids from (
            select product_id, category_id, from_at, until_at, published_at, position, name, price_paise from before
            except
            select product_id, category_id, from_at, until_at, published_at, position, name, price_paise from after
          ) changed;
        end if;
        insert into changed_products as changed (product_id, changed_by)
        select id, pg_current_xact_id() from unnest(ids) id
        on conflict (product_id) do update set changed_by = excluded.changed_by where changed.changed_by <> excluded.changed_by;
        return null;
      end
    $$
  `.execute(db);
}

/** Their creation waits for whoever is changing the shelf, and lets nobody begin meanwhile. */
async function triggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger noted_insert after insert on shelf_places referencing new table as after
      for each statement execute function note_changed_products();
    create trigger noted_delete after delete on shelf_places referencing old table as before
      for each statement execute function note_changed_products();
    create trigger noted_update after update on shelf_places referencing old table as before new table as after
      for each statement execute function note_changed_products()
  `.execute(db);
}
