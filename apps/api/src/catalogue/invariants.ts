import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/**
 * What must hold, at a moment of the shop's clock, of what the database keeps about products: the shelf, what is tallied of it, the ratings and
 * the texts say what products, categories, pictures and reviews say. Resolves with a sentence for each break, none if all is well. For tests and
 * for whoever looks after a shop's data: it reads all of them.
 */
export async function catalogueInvariants(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ broken: string }>`
    with on_sale as (
      select id, position, left(lower(name), 500) as name, published_at,
             case when offer_ends_at <= ${now} then price_paise else sale_price_paise end as paise
      from products
      where withdrawn_at is null and published_at is not null
        and id in (select product_id from product_pictures)
    ),
    standing as (
      select 0 as category_id, id as product_id from on_sale
      union all
      select category_id, product_id from product_categories join on_sale on id = product_id
    ),
    expected as (
      select category_id, id, position, name, paise from standing join on_sale on id = product_id where published_at <= ${now}
    ),
    shelved as (
      select category_id, product_id, position, name, price_paise from shelf_places
      where from_at <= ${now} and until_at > ${now}
    ),
    tallied as (select category_id, sum(products) as products from shelf_tallies group by category_id),
    counted as (select category_id, count(*) as products from standing group by category_id),
    sets as (select categories, sum(products) as products from shelf_sets group by categories),
    counted_sets as (
      select categories, count(*) as products
      from (select array_agg(category_id order by category_id) as categories from standing group by product_id) of_product
      group by categories
    ),
    rated as (
      select product_id, count(*) as reviews, sum(rating) as stars from reviews where status = 'approved' group by product_id
    )
    select format('missing on the shelf: %s', missing) as broken from (select * from expected except all select * from shelved) missing
    union all
    select format('too much on the shelf: %s', extra) from (select * from shelved except all select * from expected) extra
    union all
    select format('category %s: %s products tallied, %s there', category_id, coalesce(tallied.products, 0), coalesce(counted.products, 0))
    from tallied full join counted using (category_id)
    where coalesce(tallied.products, 0) <> coalesce(counted.products, 0)
    union all
    select format('categories %s: %s products tallied, %s there', categories, coalesce(sets.products, 0), coalesce(counted_sets.products, 0))
    from sets full join counted_sets using (categories)
    where coalesce(sets.products, 0) <> coalesce(counted_sets.products, 0)
    union all
    select format('product %s: kept %s reviews of %s stars, has %s of %s', product_id, kept.reviews, kept.stars, rated.reviews, rated.stars)
    from product_ratings kept full join rated using (product_id)
    where (kept.reviews, kept.stars) is distinct from (rated.reviews, rated.stars)
    union all
    select format('product %s is not found by what it says', coalesce(kept.product_id, said.product_id))
    from product_texts kept
    full join (
      select product_id, text_document(name, categories, materials, description) as document
      from text_rule(array(select id from products))
    ) said using (product_id)
    where kept.document is distinct from said.document
    union all
    select format('the word %s of product %s is not known', word, product_id)
    from text_rule(array(select id from products)), unnest(tsvector_to_array(to_tsvector('simple', name))) word
    where length(word) between 3 and 30 and word !~ '[0-9./_@:-]' and word not in (select word from text_words)
  `.execute(db);
  return rows.map(({ broken }) => broken);
}
