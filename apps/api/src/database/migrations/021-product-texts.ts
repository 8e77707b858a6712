import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What products are found by: their names, categories, cloths and a line of description, kept by the database itself, whoever writes;
 * and the words that they are made of, for those who spell them otherwise.
 */
export const productTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await tables(db);
    await keeping(db);
    await triggers(db);
    await sql`select write_texts(array_agg(id)) from products`.execute(db);
  },
};

/** A word may stand there twice, and stay when nothing uses it any more: so nobody waits for another who writes the same one. */
async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    create table product_texts (
      product_id integer primary key references products (id) on delete cascade,
      document tsvector not null
    );
    create index product_texts_by_word on product_texts using gin (document);

    create table text_words (
      word text not null
    );
    create index text_words_same on text_words (word);
    create index text_words_near on text_words using gist (word gist_trgm_ops)
  `.execute(db);
}

/**
 * Of nested categories the innermost counts: who looks for a kurta wants no tunic of "Kurtas & Tunics". Two who change one product
 * wait for each other, and the second sees what the first did.
 */
async function keeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function text_rule(ids integer[])
    returns table (product_id integer, name text, categories text, materials text, description text) stable language sql as $$
      select product.id, product.name,
        (select string_agg(category.name, '. ' order by category.id) from product_categories own
         join categories category on category.id = own.category_id
         where own.product_id = product.id and not exists (
           select from product_categories inner_own join categories child on child.id = inner_own.category_id
           where inner_own.product_id = product.id and child.parent_id = category.id)),
        (select string_agg(material.name, '. ' order by made.position) from product_materials made
         join materials material on material.id = made.material_id where made.product_id = product.id),
        product.meta_description
      from products product where product.id = any(ids)
    $$;

    create function text_document(name text, categories text, materials text, description text)
    returns tsvector immutable language sql as $$
      select setweight(to_tsvector('english', left(name, 2000)), 'A')
        || setweight(to_tsvector('english', left(coalesce(categories, ''), 2000)), 'B')
        || setweight(to_tsvector('english', left(coalesce(materials, ''), 2000)), 'C')
        || setweight(to_tsvector('english', left(description, 2000)), 'D')
    $$;

    create function write_texts(ids integer[]) returns void language plpgsql as $$
      begin
        if ids is null then return; end if;
        perform assert_read_committed();
        perform from products where id = any(ids) order by id for no key update;
        insert into product_texts as kept (product_id, document)
        select product_id, text_document(name, categories, materials, description) from text_rule(ids)
        on conflict (product_id) do update set document = excluded.document where kept.document <> excluded.document;
        insert into text_words (word)
        select distinct used.word from text_rule(ids), unnest(tsvector_to_array(
          to_tsvector('simple', left(concat_ws('. ', name, categories, materials, description), 8000)))) used (word)
        where length(used.word) between 3 and 30 and used.word !~ '[0-9./_@:-]'
          and not exists (select from text_words known where known.word = used.word);
      end
    $$
  `.execute(db);
}

async function triggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function write_changed_texts() returns trigger language plpgsql as $$
      begin
        perform write_texts((select array_agg(id) from (
          select id, name, meta_description from after except select id, name, meta_description from before) changed));
        return null;
      end
    $$;
    create function write_new_texts() returns trigger language plpgsql as $$
      begin
        perform write_texts((select array_agg(id) from after));
        return null;
      end
    $$;
    create function write_all_texts() returns trigger language plpgsql as $$
      begin
        perform write_texts((select array_agg(id) from products));
        return null;
      end
    $$;
    create trigger worded_insert after insert on products referencing new table as after
      for each statement execute function write_new_texts();
    create trigger worded_update after update on products referencing old table as before new table as after
      for each statement execute function write_changed_texts();

    create function write_renamed_texts() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'categories' then
          perform write_texts((select array_agg(distinct product_id) from product_categories where category_id in (
            select id from (select id, name, parent_id from after except select id, name, parent_id from before) changed
            union select parent_id from after union select parent_id from before)));
        else
          perform write_texts((select array_agg(distinct product_id) from product_materials where material_id in (
            select id from (select id, name from after except select id, name from before) changed)));
        end if;
        return null;
      end
    $$
  `.execute(db);
  for (const table of ["categories", "materials"]) {
    await sql`
      create trigger worded_update after update on ${sql.table(table)} referencing old table as before new table as after
        for each statement execute function write_renamed_texts()
    `.execute(db);
  }
  for (const table of ["product_categories", "product_materials"]) {
    const on = sql.table(table);
    await sql`
      create trigger worded_insert after insert on ${on} referencing new table as after
        for each statement execute function for_their_products('write_texts');
      create trigger worded_delete after delete on ${on} referencing old table as before
        for each statement execute function for_their_products('write_texts');
      create trigger worded_update after update on ${on} referencing old table as before new table as after
        for each statement execute function for_their_products('write_texts');
      create trigger worded_truncate after truncate on ${on} for each statement execute function write_all_texts()
    `.execute(db);
  }
}
