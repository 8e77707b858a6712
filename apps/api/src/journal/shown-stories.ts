import type { Db } from "../database/schema.ts";
import { readPlacedPictures } from "../media/index.ts";
import type { Story } from "./journal.service.ts";
import { findStories } from "./stories.repository.ts";
import { readStoryText } from "./story-text.ts";
import { minutesToRead } from "./story-texts.ts";

/** The stories that visitors see, newest first: those that are published and have a picture. */
export async function readShownStories(db: Db): Promise<Story[]> {
  const rows = (await findStories(db)).filter((story) => story.is_published);
  const places = Object.fromEntries(rows.map(({ slug, pictures }) => [slug, pictures]));
  const placed = new Map((await readPlacedPictures(db, {}, places)).map(({ place, picture }) => [place, picture]));
  return rows.flatMap(({ slug: id, body: markdown, pictures: _pictures, is_published: _isPublished, ...texts }) => {
    const picture = placed.get(id);
    if (!picture) return [];
    const body = readStoryText(markdown);
    return [{ ...texts, id, picture, body, minutes: minutesToRead(body) }];
  });
}
