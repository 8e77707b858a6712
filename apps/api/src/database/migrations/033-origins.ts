import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The country that each product comes from: a listing is narrowed by it and a search finds it, as the rules of packaged commodities ask
 * for what is imported. What is there was made where the label is; its owner says what was not.
 */
export const origins: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table products add column origin text not null default 'India'
        check (origin = btrim(origin) and length(origin) between 2 and 60);

      create function note_traits_of_products() returns trigger language plpgsql as $$
        begin
          perform note_traits(array_agg(id)) from (select id, origin from after except select id, origin from before) changed;
          return null;
        end
      $$;
      create trigger traits_update after update on products referencing old table as before new table as after
        for each statement execute function note_traits_of_products();

      create or replace function text_rule(ids integer[])
      returns table (product_id integer, name text, categories text, materials text, description text) stable language sql as $$
        select product.id, product.name,
          (select string_agg(category.name, '. ' order by category.id) from product_categories own
           join categories category on category.id = own.category_id
           where own.product_id = product.id and not exists (
             select from product_categories inner_own join categories child on child.id = inner_own.category_id
             where inner_own.product_id = product.id and child.parent_id = category.id)),
          (select string_agg(material.name, '. ' order by made.position) from product_materials made
           join materials material on material.id = made.material_id where made.product_id = product.id),
          concat_ws('. ', product.meta_description, product.origin)
        from products product where product.id = any(ids)
      $$;
      create or replace function write_changed_texts() returns trigger language plpgsql as $$
        begin
          perform write_texts((select array_agg(id) from (
            select id, name, meta_description, origin from after except select id, name, meta_description, origin from before) changed));
          return null;
        end
      $$;
      select write_texts(array_agg(id)) from products
    `.execute(db);
  },
};
