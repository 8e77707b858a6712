import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Slugs that products and categories have had: links to them lead to where the thing is now. A slug that is given to another
 * thing is no longer a former one; one that two have had belongs to the later.
 */
export const formerSlugs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table former_product_slugs (
        slug text primary key,
        product_id integer not null references products on delete cascade
      );
      create table former_category_slugs (
        slug text primary key,
        category_id integer not null references categories on delete cascade
      );
      create index former_product_slugs_product on former_product_slugs (product_id);
      create index former_category_slugs_category on former_category_slugs (category_id);

      create function keep_former_product_slug() returns trigger language plpgsql as $$
        begin
          delete from former_product_slugs where slug = new.slug;
          if tg_op = 'UPDATE' then
            insert into former_product_slugs (slug, product_id) values (old.slug, new.id)
            on conflict (slug) do update set product_id = excluded.product_id;
          end if;
          return null;
        end
      $$;
      create function keep_former_category_slug() returns trigger language plpgsql as $$
        begin
          delete from former_category_slugs where slug = new.slug;
          if tg_op = 'UPDATE' then
            insert into former_category_slugs (slug, category_id) values (old.slug, new.id)
            on conflict (slug) do update set category_id = excluded.category_id;
          end if;
          return null;
        end
      $$;

      create trigger product_slug_given after insert on products
        for each row execute function keep_former_product_slug();
      create trigger product_slug_changed after update of slug on products
        for each row when (old.slug is distinct from new.slug) execute function keep_former_product_slug();
      create trigger category_slug_given after insert on categories
        for each row execute function keep_former_category_slug();
      create trigger category_slug_changed after update of slug on categories
        for each row when (old.slug is distinct from new.slug) execute function keep_former_category_slug();
    `.execute(db);
  },
};
