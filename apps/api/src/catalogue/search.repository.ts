import type { FoundCategory } from "@selvedge/commerce/wire/search";
import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** What is looked for, in the language of `to_tsquery`. */
export interface ProductQuestion {
  /** Must all be there, in any of their forms. */
  words: string;
  /** Or, in place of the last of them, what begins with it: somebody is still typing. */
  beginning: { others: string; last: string };
}

/** Words that are looked at for another spelling: more than are alike in every shop's language. */
const NEAR_WORDS = 40;

export interface Matches {
  /** On sale or not; in the same order in `ranks`, how well each fits. */
  ids: number[];
  ranks: number[];
  /** That the question names, in the order in which they are shown. */
  categories: Omit<FoundCategory, "products">[];
}

/**
 * All products that a question finds, and the categories that it names. A word counts most in a name, then in a category, a cloth, a
 * description.
 */
export async function findMatches(db: Db, { words, beginning }: ProductQuestion): Promise<Matches> {
  const question = sql`(to_tsquery('english', ${words})
    || (to_tsquery('english', ${beginning.others}) && to_tsquery('simple', ${beginning.last})))`;
  const { rows } = await sql<Matches>`
    with found as materialized (
      select product_id, ts_rank(document, ${question})::float8 as rank from product_texts where document @@ ${question}
    )
    select array(select product_id from found) as ids, array(select rank from found) as ranks,
      coalesce((select json_agg(json_build_object('id', id, 'slug', slug, 'name', name) order by position, id)
        from categories where to_tsvector('english', name) @@ ${question}), '[]') as categories
  `.execute(db);
  return rows[0] ?? { ids: [], ranks: [], categories: [] };
}

/** Words of the shop that look most like each of these, nearest first; an index gives them in this order. */
export async function findNearWords(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ asked: string; near: string[] }>`
    select asked, array(
      select word from text_words order by word <-> asked limit ${sql.lit(NEAR_WORDS)}
    ) as near
    from unnest(${words}::text[]) asked
  `.execute(db);
  return new Map(rows.map(({ asked, near }) => [asked, near]));
}
