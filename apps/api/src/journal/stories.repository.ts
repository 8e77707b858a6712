import { type Selectable, sql } from "kysely";
import type { PictureTable } from "../database/schema/catalogue.ts";
import type { StoryTable } from "../database/schema/journal.ts";
import type { Db, Tx } from "../database/schema.ts";

export type StoryRow = Selectable<StoryTable>;
export type PictureRow = Selectable<PictureTable>;

/** All stories, also drafts, the newest first. */
export async function findStories(db: Db): Promise<StoryRow[]> {
  return db.selectFrom("stories").selectAll().orderBy("published_on", "desc").orderBy("slug").execute();
}

export interface ShownStoryRow extends StoryRow {
  picture: PictureRow;
}

/** The stories that visitors see, newest first: those that are published, each with the newest of its pictures that is made. */
export async function findShownStories(db: Db): Promise<ShownStoryRow[]> {
  const { rows } = await sql<ShownStoryRow>`
    select stories.*, to_jsonb(made) as picture
    from stories
    cross join lateral (
      select pictures.*
      from unnest(stories.pictures) with ordinality as named (key, place)
      join pictures using (key)
      order by place
      limit 1
    ) made
    where is_published
    order by published_on desc, slug
  `.execute(db);
  return rows;
}

export async function findStory(db: Db, slug: string): Promise<StoryRow | undefined> {
  return db.selectFrom("stories").selectAll().where("slug", "=", slug).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockStory(tx: Tx, slug: string): Promise<StoryRow | undefined> {
  return tx.selectFrom("stories").selectAll().where("slug", "=", slug).forUpdate().executeTakeFirst();
}

/** Resolves with false if there is a story with this slug. */
export async function insertStory(tx: Tx, row: StoryRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("stories")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateStory(tx: Tx, { slug, ...row }: StoryRow): Promise<void> {
  await tx.updateTable("stories").set(row).where("slug", "=", slug).execute();
}

export async function deleteStory(tx: Tx, slug: string): Promise<void> {
  await tx.deleteFrom("stories").where("slug", "=", slug).execute();
}

/** The pictures with these keys whose files are made. */
export async function findPictures(db: Db, keys: readonly string[]): Promise<PictureRow[]> {
  return db.selectFrom("pictures").selectAll().where("key", "in", keys).execute();
}

interface Known {
  /** Those slugs that are products. */
  products: string[];
  /** Those keys whose pictures are made. */
  pictures: string[];
}

/** Looks up slugs of products and keys of pictures in one statement. */
export async function findKnown(db: Db, slugs: readonly string[], keys: readonly string[]): Promise<Known> {
  const { rows } = await sql<Known>`
    select
      coalesce((select jsonb_agg(slug) from products where slug = any(${slugs}::text[])), '[]') as products,
      coalesce((select jsonb_agg(key) from pictures where key = any(${keys}::text[])), '[]') as pictures
  `.execute(db);
  return rows[0] ?? { products: [], pictures: [] };
}
