import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Announces what has changed, so that whoever keeps an answer of the catalogue knows when it no longer holds. Heard after the
 * commit, whoever wrote; see docs/decisions/009. The names are those of `catalogue/surrogate-keys.ts`.
 */
export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    await announcing(db);
    await products(db);
    await listings(db);
  },
};

/** Tables whose rows belong to a product. */
const PARTS = [
  "product_sizes",
  "product_categories",
  "product_materials",
  "product_pictures",
  "product_ratings",
  "reviews",
];

/** Each name once per transaction. Where very many change, everything has. */
async function announcing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce(keys text[]) returns void language plpgsql as $$
      begin
        perform pg_notify('surrogate_keys', key)
        from unnest(case when cardinality(keys) > 500 then array['everything'] else keys end) key;
      end
    $$;

    create function announce_products(ids integer[]) returns void language plpgsql as $$
      begin
        perform announce(array_agg('product-' || id)) from unnest(ids) id;
      end
    $$;

    -- Says the name that its trigger has been given.
    create function announce_constant() returns trigger language plpgsql as $$
      begin
        perform announce(tg_argv::text[]);
        return null;
      end
    $$
  `.execute(db);
}

/** Whatever a product's card or page shows of it. Of its sizes only what is free: it says nothing of pieces that are paid. */
async function products(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_changed_products() returns trigger language plpgsql as $$
      begin
        perform announce_products(array_agg(distinct id)) from (select * from before except select * from after) changed;
        if exists (
          select id, best_seller_rank, is_new, published_at, withdrawn_at from before except
          select id, best_seller_rank, is_new, published_at, withdrawn_at from after
        ) then
          perform announce(array['home']);
        end if;
        return null;
      end
    $$;
    create trigger announced_update after update on products referencing old table as before new table as after
      for each statement execute function announce_changed_products();
    create trigger announced_insert after insert on products
      for each statement execute function announce_constant('home');

    create function announce_deleted_products() returns trigger language plpgsql as $$
      begin
        perform announce(array_agg('product-' || id) || array['home']) from before;
        return null;
      end
    $$;
    create trigger announced_delete after delete on products referencing old table as before
      for each statement execute function announce_deleted_products();

    create function announce_sizes() returns trigger language plpgsql as $$
      begin
        perform announce_products(array_agg(distinct product_id)) from (
          (select id, product_id, name, made_to_measure, position, free from before except
           select id, product_id, name, made_to_measure, position, free from after)
          union all
          (select id, product_id, name, made_to_measure, position, free from after except
           select id, product_id, name, made_to_measure, position, free from before)
        ) changed;
        return null;
      end
    $$;
    create trigger announced_update after update on product_sizes referencing old table as before new table as after
      for each statement execute function announce_sizes()
  `.execute(db);

  for (const table of PARTS) {
    const on = sql.table(table);
    await sql`
      create trigger announced_insert after insert on ${on} referencing new table as after
        for each statement execute function for_their_products('announce_products');
      create trigger announced_delete after delete on ${on} referencing old table as before
        for each statement execute function for_their_products('announce_products')
    `.execute(db);
    if (table === "product_sizes") continue;
    await sql`
      create trigger announced_update after update on ${on} referencing old table as before new table as after
        for each statement execute function for_their_products('announce_products')
    `.execute(db);
  }
}

/** Which products listings hold and in which order, how many each category has, and what belongs to no product. */
async function listings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_listings(categories integer[]) returns void language plpgsql as $$
      begin
        perform announce(array_agg('listing-' || category)) from unnest(categories) category;
      end
    $$;

    create function announce_places() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform announce_listings(array_agg(distinct category_id)) from after;
          if exists (select from after where until_at = 'infinity') then perform announce(array['categories']); end if;
        elsif tg_op = 'DELETE' then
          perform announce_listings(array_agg(distinct category_id)) from before;
          if exists (select from before where until_at = 'infinity') then perform announce(array['categories']); end if;
        else
          perform announce_listings(array_agg(distinct category_id)) from (
            select product_id, category_id, from_at, until_at, position, name, price_paise from before except
            select product_id, category_id, from_at, until_at, position, name, price_paise from after
          ) changed;
          if exists (
            select product_id, category_id, published_at from before where until_at = 'infinity' except
            select product_id, category_id, published_at from after where until_at = 'infinity'
          ) then
            perform announce(array['categories']);
          end if;
        end if;
        return null;
      end
    $$;
    create trigger announced_insert after insert on shelf_places referencing new table as after
      for each statement execute function announce_places();
    create trigger announced_delete after delete on shelf_places referencing old table as before
      for each statement execute function announce_places();
    create trigger announced_update after update on shelf_places referencing old table as before new table as after
      for each statement execute function announce_places();

    create trigger announced after insert or update or delete on product_ratings
      for each statement execute function announce_constant('home');
    create trigger announced after insert or delete or update of product_id on product_pictures
      for each statement execute function announce_constant('home');
    create trigger announced after insert or update or delete on categories
      for each statement execute function announce_constant('categories');
    create trigger announced after update or delete on pictures
      for each statement execute function announce_constant('everything');
    create trigger announced after update or delete on materials
      for each statement execute function announce_constant('everything')
  `.execute(db);
  for (const table of ["products", ...PARTS, "materials", "pictures", "categories"]) {
    await sql`
      create trigger announced_truncate after truncate on ${sql.table(table)}
        for each statement execute function announce_constant('everything')
    `.execute(db);
  }
}
