import type { FoundCategory } from "@selvedge/commerce/wire/search";
import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** A search query in `to_tsquery` syntax. */
export interface ProductQuestion {
  /** All words must match, in any inflection. */
  words: string;
  /** Alternatively, `last` matches as a prefix, because the shopper may still be typing. */
  beginning: { others: string; last: string };
}

/** Candidates per word for a corrected spelling; a shop has fewer similar words than this. */
const NEAR_WORDS = 40;

export interface Matches {
  /** Whether or not on sale; `ranks` has the match quality of each, in the same order. */
  ids: number[];
  ranks: number[];
  /** Categories that match the query, in display order. */
  categories: Omit<FoundCategory, "products">[];
}

/**
 * All products and categories that match a query. Matches weigh most in a name, then in a category, a material, a
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

/** The indexed words most similar to each of these, nearest first, in the order of a trigram index. */
export async function findNearWords(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ asked: string; near: string[] }>`
    select asked, array(
      select word from text_words order by word <-> asked limit ${sql.lit(NEAR_WORDS)}
    ) as near
    from unnest(${words}::text[]) asked
  `.execute(db);
  return new Map(rows.map(({ asked, near }) => [asked, near]));
}
