import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Announces from the products themselves which listings a change alters, and no longer keeps the shelf of migrations 008, 012, 013 and 015: each
 * process has an index of its own (docs/decisions/015). The tables stay for processes of the version before, whose listings stand still until
 * they are replaced; the next version drops them.
 */
export const listingAnnouncements: Migration = {
  async up(db: Kysely<unknown>) {
    await endShelf(db);
    await announcing(db);
    await triggers(db);
  },
};

async function endShelf(db: Kysely<unknown>): Promise<void> {
  const written: Record<string, string[]> = {
    products: ["shelved_insert", "shelved_delete", "shelved_update", "shelved_truncate", "traits_update"],
    product_categories: ["shelved_insert", "shelved_delete", "shelved_update", "shelved_truncate"],
    product_pictures: ["shelved_insert", "shelved_delete", "shelved_update", "shelved_truncate"],
    product_sizes: ["traits_insert", "traits_delete", "traits_update", "traits_truncate"],
    product_materials: ["traits_insert", "traits_delete", "traits_update", "traits_truncate"],
    materials: ["traits_update"],
  };
  for (const [table, names] of Object.entries(written)) {
    for (const name of names) await sql`drop trigger ${sql.ref(name)} on ${sql.table(table)}`.execute(db);
  }
}

/** A listing shows what its products are sorted, narrowed and counted by. Drafts are announced too: it costs a page that is made anew. */
async function announcing(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Listings of the whole shop, of these categories, and of those that the products stand in.
    create function announce_listings_of(ids integer[], categories integer[]) returns void language plpgsql as $$
      begin
        if ids is null and categories is null then return; end if;
        perform announce_listings(array_agg(distinct id)) from (
          select 0 as id union all select unnest(categories)
          union all select category_id from product_categories where product_id = any(ids)
        ) listing;
      end
    $$;

    create function announce_narrowed(ids integer[]) returns void language plpgsql as $$
      begin
        perform announce_listings_of(ids, null);
      end
    $$;

    -- Of products that have come to listings or left them: how many a category has is shown elsewhere too.
    create function announce_listed(ids integer[]) returns void language plpgsql as $$
      begin
        if ids is null then return; end if;
        perform announce_listings_of(ids, null);
        perform announce(array['categories']);
      end
    $$;

    create function announce_listings_of_products() returns trigger language plpgsql as $$
      begin
        perform announce_narrowed(array_agg(id)) from (
          select id, position, name, price_paise, sale_price_paise, offer_ends_at, origin from before except
          select id, position, name, price_paise, sale_price_paise, offer_ends_at, origin from after
        ) changed;
        perform announce_listed(array_agg(id)) from (
          select id, published_at, withdrawn_at from before except select id, published_at, withdrawn_at from after
        ) changed;
        return null;
      end
    $$;

    create function announce_listings_of_categories() returns trigger language plpgsql as $$
      declare
        ids integer[];
        categories integer[];
      begin
        if tg_op = 'INSERT' then
          select array_agg(distinct product_id), array_agg(distinct category_id) into ids, categories from after;
        elsif tg_op = 'DELETE' then
          select array_agg(distinct product_id), array_agg(distinct category_id) into ids, categories from before;
        else
          select array_agg(distinct product_id), array_agg(distinct category_id) into ids, categories from (
            select product_id, category_id from before union all select product_id, category_id from after
          ) changed;
        end if;
        if ids is null then return null; end if;
        perform announce_listings_of(ids, categories);
        perform announce(array['categories']);
        return null;
      end
    $$;

    -- Of what is free only whether anything is.
    create function announce_listings_of_sizes() returns trigger language plpgsql as $$
      begin
        perform announce_narrowed(array_agg(distinct product_id)) from (
          (select id, product_id, name, made_to_measure, position, free = 0 from before except
           select id, product_id, name, made_to_measure, position, free = 0 from after)
          union all
          (select id, product_id, name, made_to_measure, position, free = 0 from after except
           select id, product_id, name, made_to_measure, position, free = 0 from before)
        ) changed;
        return null;
      end
    $$
  `.execute(db);
}

/** What a product has in each table, and which function announces it. A table that is emptied at once announces everything already. */
async function triggers(db: Kysely<unknown>): Promise<void> {
  const parts = {
    product_categories: { any: "announce_listings_of_categories()", updated: "announce_listings_of_categories()" },
    product_pictures: {
      any: "for_their_products('announce_listed')",
      updated: "for_their_products('announce_listed')",
    },
    product_sizes: { any: "for_their_products('announce_narrowed')", updated: "announce_listings_of_sizes()" },
    product_materials: {
      any: "for_their_products('announce_narrowed')",
      updated: "for_their_products('announce_narrowed')",
    },
  };
  for (const [table, { any, updated }] of Object.entries(parts)) {
    const on = sql.table(table);
    await sql`
      create trigger listed_insert after insert on ${on} referencing new table as after
        for each statement execute function ${sql.raw(any)};
      create trigger listed_delete after delete on ${on} referencing old table as before
        for each statement execute function ${sql.raw(any)};
      create trigger listed_update after update on ${on} referencing old table as before new table as after
        for each statement execute function ${sql.raw(updated)}
    `.execute(db);
  }
  await sql`
    create trigger listed_update after update on products referencing old table as before new table as after
      for each statement execute function announce_listings_of_products();
    create trigger listed_delete after delete on products
      for each statement execute function announce_constant('listing-0', 'categories')
  `.execute(db);
}
