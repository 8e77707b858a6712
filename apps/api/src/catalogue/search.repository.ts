import type { FoundCategory } from "@selvedge/commerce/wire/search";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/schema.ts";
import { countShelved, ORDERS, type ShelfPage, WHOLE_SHOP } from "./shelf.repository.ts";
import type { TraitRows } from "./traits.repository.ts";

/** What is looked for, in the language of `to_tsquery`. */
export interface ProductQuestion {
  /** Must all be there, in any of their forms. */
  words: string;
  /** Or, in place of the last of them, what begins with it: somebody is still typing. */
  beginning: { others: string; last: string };
}

/** Categories that a question may name, at most. */
const MOST_CATEGORIES = 4;
/** Words that are looked at for another spelling: more than are alike in every shop's language. */
const NEAR_WORDS = 40;

export interface Matches {
  ids: number[];
  categories: FoundCategory[];
  /** What has changed of traits, as it was when these were found; null where that was not asked. */
  changes: TraitRows | null;
}

/**
 * All products that a question finds in their order, and the categories that it names. The best come first: a word counts most in a
 * name, then in a category, a cloth, a description. What has changed of `traits` is asked in the same statement.
 */
export async function findMatches(
  db: Db,
  { words, beginning }: ProductQuestion,
  sort: ShelfPage["sort"],
  traits: RawBuilder<TraitRows> | null,
  now: Date,
): Promise<Matches> {
  const question = sql`(to_tsquery('english', ${words})
    || (to_tsquery('english', ${beginning.others}) && to_tsquery('simple', ${beginning.last})))`;
  const order = sort === "default" ? sql`rank desc, position` : ORDERS[sort].order;
  const { rows } = await sql<Matches>`
    with found as materialized (
      select place.product_id, place.position, place.price_paise, place.name, ts_rank(document, ${question}) as rank
      from product_texts
      join shelf_places place on place.product_id = product_texts.product_id and category_id = ${sql.lit(WHOLE_SHOP)}
      where document @@ ${question} and from_at <= ${now} and until_at > ${now}
    ), named as (
      select id, slug, name, position, ${countShelved(sql.ref("categories.id"), now)} as products
      from categories where to_tsvector('english', name) @@ ${question}
    )
    select array(select product_id from found order by ${order}, product_id) as ids,
      ${traits ?? sql`null::json`} as changes,
      coalesce((select json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'products', products))
        from (select * from named where products > 0 order by position, id limit ${sql.lit(MOST_CATEGORIES)}) shown), '[]') as categories
  `.execute(db);
  return rows[0] ?? { ids: [], categories: [], changes: null };
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
