import { pictureFromRow } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";
import type { Story } from "./journal.service.ts";
import { readLookPictures, shownBlocks } from "./shown-looks.ts";
import { findShownStories } from "./stories.repository.ts";
import { readStoryText } from "./story-text.ts";
import { minutesToRead } from "./story-texts.ts";

/** The stories that visitors see, newest first. */
export async function readShownStories(db: Db): Promise<Story[]> {
  const rows = await findShownStories(db);
  const bodies = rows.map(({ body }) => readStoryText(body));
  const pictures = await readLookPictures(db, bodies.flat());
  return rows.map(({ slug, title, standfirst, topic, author, published_on, products, picture }, index) => {
    const body = bodies[index] ?? [];
    return {
      id: slug,
      title,
      standfirst,
      topic,
      author,
      published_on,
      minutes: minutesToRead(body),
      picture: pictureFromRow(picture),
      body: shownBlocks(body, pictures),
      products,
    };
  });
}
