import { pictureFromRow } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";
import type { Story } from "./journal.service.ts";
import { readLookPictures, shownBlocks } from "./shown-looks.ts";
import { findShownStories } from "./stories.repository.ts";
import { readStoryText } from "./story-text.ts";
import { StoryTextError } from "./story-text-error.ts";
import { minutesToRead } from "./story-texts.ts";

/**
 * The stories that visitors see, newest first. One with a text that this version cannot read, because a later one has written
 * it, is left out and passed to `onUnreadable`.
 */
export async function readShownStories(
  db: Db,
  onUnreadable: (slug: string, error: StoryTextError) => void,
): Promise<Story[]> {
  const stories = (await findShownStories(db)).flatMap((row) => {
    try {
      return [{ ...row, body: readStoryText(row.body) }];
    } catch (error) {
      if (!(error instanceof StoryTextError)) throw error;
      onUnreadable(row.slug, error);
      return [];
    }
  });
  const pictures = await readLookPictures(
    db,
    stories.flatMap(({ body }) => body),
  );
  return stories.map(({ slug, title, standfirst, topic, author, published_on, products, picture, body }) => {
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
