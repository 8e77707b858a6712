import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * How well products are liked, counted when a review changes and not when it is read; and indexes for what the home page shows. The
 * predicates are written the same in its statements.
 */
export const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table product_ratings (
        product_id integer primary key,
        reviews integer not null check (reviews > 0),
        stars integer not null,
        check (stars between reviews and 5 * reviews)
      );
      create index product_ratings_best on product_ratings ((stars::numeric / reviews) desc, reviews desc, product_id)
        where reviews >= 3;

      create index products_best_selling on products (best_seller_rank, id)
        where best_seller_rank is not null and published_at is not null and withdrawn_at is null;
      create index products_newest on products (published_at desc, id desc) where is_new and withdrawn_at is null;

      create index reviews_newest on reviews (product_id, created_at desc, id desc) where status = 'approved';
      drop index reviews_approved;
    `.execute(db);
    await keeping(db);
    await sql`select rate_anew(array_agg(id)) from products`.execute(db);
  },
};

/**
 * Counts the reviews of products anew. Two who change reviews of one product wait for each other, and the second sees what the first
 * did. What is left of a product that was deleted goes with it.
 */
async function keeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rate_anew(ids integer[]) returns void language plpgsql as $$
      begin
        if ids is null then return; end if;
        perform assert_read_committed();
        perform from products where id = any(ids) order by id for no key update;
        delete from product_ratings kept where product_id = any(ids) and not exists (
          select from reviews where reviews.product_id = kept.product_id and status = 'approved');
        insert into product_ratings as kept (product_id, reviews, stars)
        select product_id, count(*), sum(rating) from reviews where product_id = any(ids) and status = 'approved'
        group by product_id
        on conflict (product_id) do update set reviews = excluded.reviews, stars = excluded.stars
          where (kept.reviews, kept.stars) is distinct from (excluded.reviews, excluded.stars);
      end
    $$;

    create function forget_ratings() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          delete from product_ratings where product_id in (select id from before);
        else
          delete from product_ratings;
        end if;
        return null;
      end
    $$;

    create trigger rated_insert after insert on reviews referencing new table as after
      for each statement execute function for_their_products('rate_anew');
    create trigger rated_delete after delete on reviews referencing old table as before
      for each statement execute function for_their_products('rate_anew');
    create trigger rated_update after update on reviews referencing old table as before new table as after
      for each statement execute function for_their_products('rate_anew');
    create trigger rated_truncate after truncate on reviews for each statement execute function forget_ratings();
    create trigger rated_delete after delete on products referencing old table as before
      for each statement execute function forget_ratings()
  `.execute(db);
}
