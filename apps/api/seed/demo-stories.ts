import { readdir, readFile } from "node:fs/promises";
import type { Tx } from "../src/database/schema.ts";
import { readStoryFile } from "../src/journal/index.ts";

const FOLDER = new URL("./journal/", import.meta.url);

/** Inserts the demo's stories if there are none. An earlier version kept them in files, so a demo of that time gets them now. */
export async function insertDemoStories(tx: Tx): Promise<void> {
  if (await tx.selectFrom("stories").select("slug").limit(1).executeTakeFirst()) return;
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".md"));
  const rows = await Promise.all(
    files.map(async (file) => {
      const { texts, picture } = readStoryFile(await readFile(new URL(file, FOLDER), "utf8"));
      const { date: published_on, products, ...rest } = texts;
      const pictures = picture === null ? [] : [picture];
      const slug = file.slice(0, -".md".length);
      return { ...rest, slug, published_on, products: [...products], pictures, is_published: true };
    }),
  );
  await tx
    .insertInto("stories")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
