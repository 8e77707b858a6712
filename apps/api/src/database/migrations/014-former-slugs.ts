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

      -- For which table of former slugs, and by which of its columns, the trigger says.
      create function keep_former_slug() returns trigger language plpgsql as $$
        begin
          execute format('delete from %I where slug = $1', tg_argv[0]) using new.slug;
          if tg_op = 'UPDATE' then
            execute format('insert into %1$I (slug, %2$I) values ($1, $2) on conflict (slug) do update set %2$I = excluded.%2$I',
              tg_argv[0], tg_argv[1]) using old.slug, new.id;
          end if;
          return null;
        end
      $$;

      create trigger slug_given after insert on products
        for each row execute function keep_former_slug('former_product_slugs', 'product_id');
      create trigger slug_changed after update of slug on products for each row
        when (old.slug is distinct from new.slug) execute function keep_former_slug('former_product_slugs', 'product_id');
      create trigger slug_given after insert on categories
        for each row execute function keep_former_slug('former_category_slugs', 'category_id');
      create trigger slug_changed after update of slug on categories for each row
        when (old.slug is distinct from new.slug) execute function keep_former_slug('former_category_slugs', 'category_id');
    `.execute(db);
  },
};
