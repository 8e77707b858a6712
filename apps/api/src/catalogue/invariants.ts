import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/**
 * Checks that stored ratings and search texts match products, categories and reviews. Resolves with a sentence for each
 * violation. For tests, `verify` and `restore`: it reads everything.
 */
export async function catalogueInvariants(db: Db): Promise<string[]> {
  const { rows } = await sql<{ broken: string }>`
    with rated as (
      select product_id, count(*) as reviews, sum(rating) as stars from reviews where status = 'approved' group by product_id
    )
    select format('product %s: kept %s reviews of %s stars, has %s of %s', product_id, kept.reviews, kept.stars, rated.reviews, rated.stars) as broken
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
