import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What listings are narrowed by besides categories and prices: sizes, whether they are free, and of what kind and colour a material is.
 * Who remembers this of products (`catalogue/traits.ts`) learns by `changed_products` which ones to read again, and who keeps a
 * listing hears that its facets have changed.
 */
export const traits: Migration = {
  async up(db: Kysely<unknown>) {
    await words(db);
    await noting(db);
    await triggers(db);
  },
};

/** A material is named "Khadi, indigo". An owner may group several under one word; without a word it is no choice of the filter. */
async function words(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table materials add column kind text, add column color text;
    update materials set kind = nullif(btrim(split_part(name, ',', 1)), ''),
      color = nullif(upper(left(btrim(split_part(name, ',', 2)), 1)) || substr(btrim(split_part(name, ',', 2)), 2), '')
  `.execute(db);
}

/** In the order of their ids, so that two who note the same products never wait for each other. */
async function noting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_traits(ids integer[]) returns void language plpgsql as $$
      begin
        if ids is null then return; end if;
        insert into changed_products as changed (product_id, changed_by)
        select id, pg_current_xact_id() from unnest(ids) id order by id
        on conflict (product_id) do update set changed_by = excluded.changed_by where changed.changed_by <> excluded.changed_by;
        perform announce_listings(array_agg(distinct category_id)) from shelf_places where product_id = any(ids);
      end
    $$;

    create function note_all_traits() returns trigger language plpgsql as $$
      begin
        perform note_traits((select array_agg(distinct product_id) from shelf_places));
        return null;
      end
    $$;

    -- Of what is free only whether anything is.
    create function note_traits_of_sizes() returns trigger language plpgsql as $$
      begin
        perform note_traits(array_agg(distinct product_id)) from (
          (select id, product_id, name, made_to_measure, position, free = 0 from before except
           select id, product_id, name, made_to_measure, position, free = 0 from after)
          union all
          (select id, product_id, name, made_to_measure, position, free = 0 from after except
           select id, product_id, name, made_to_measure, position, free = 0 from before)
        ) changed join products on products.id = product_id;
        return null;
      end
    $$;

    create function note_traits_of_materials() returns trigger language plpgsql as $$
      begin
        perform note_traits(array_agg(distinct product_id)) from product_materials where material_id in (
          select id from (
            select id, kind, color, color_code from before except select id, kind, color, color_code from after
          ) changed
        );
        return null;
      end
    $$
  `.execute(db);
}

async function triggers(db: Kysely<unknown>): Promise<void> {
  for (const table of ["product_sizes", "product_materials"]) {
    const on = sql.table(table);
    const updated = sql.raw(table === "product_sizes" ? "note_traits_of_sizes()" : "for_their_products('note_traits')");
    await sql`
      create trigger traits_insert after insert on ${on} referencing new table as after
        for each statement execute function for_their_products('note_traits');
      create trigger traits_delete after delete on ${on} referencing old table as before
        for each statement execute function for_their_products('note_traits');
      create trigger traits_update after update on ${on} referencing old table as before new table as after
        for each statement execute function ${updated};
      create trigger traits_truncate after truncate on ${on} for each statement execute function note_all_traits()
    `.execute(db);
  }
  await sql`
    create trigger traits_update after update on materials referencing old table as before new table as after
      for each statement execute function note_traits_of_materials()
  `.execute(db);
}
