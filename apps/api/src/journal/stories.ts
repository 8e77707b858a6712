import { readdir, readFile } from "node:fs/promises";
import { type StoryBlock, StorySummary } from "@selvedge/commerce/wire/journal";
import { parse } from "yaml";
import { z } from "zod";
import { pictureFromRow, type PicturesFile } from "../catalogue/index.ts";
import { isSlug } from "../http/parameters.ts";
import { StartError } from "../start-error.ts";
import { readStoryText } from "./story-text.ts";

/** A story as the server keeps it. */
export interface Story extends StorySummary {
  body: StoryBlock[];
  /** Slugs of the products that it is about. */
  pieces: string[];
}

/** What stands above the text of each story. */
const FrontMatter = StorySummary.omit({ id: true, minutes: true, picture: true }).extend({
  picture: z.string(),
  pieces: z.array(z.string()).default([]),
});

/** Words that an adult reads in a minute. */
const WORDS_A_MINUTE = 230;

const FILE = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

/** All stories of a folder, newest first; a file's name is its story's. Throws `StartError` with the file that has a mistake, or the directory that cannot be read. */
export async function readStories(folder: URL, { pictures }: PicturesFile): Promise<Story[]> {
  const names = await readdir(folder).catch((error: Error) => {
    throw new StartError(
      `The directory of the journal cannot be read: ${error.message}. Correct JOURNAL_DIR; an empty directory is a journal without stories.`,
    );
  });
  const files = names.filter((file) => file.endsWith(".md"));
  const stories = await Promise.all(
    files.map(async (file) => {
      try {
        return readStory(file.slice(0, -".md".length), await readFile(new URL(file, folder), "utf8"), pictures);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        const reason = code === "EACCES" ? "this account may not. Let it: chmod a+r" : message;
        throw new StartError(`The story ${file} cannot be read: ${reason}`);
      }
    }),
  );
  return stories.toSorted((one, other) => other.published_on.localeCompare(one.published_on));
}

/** Reads one story. Throws an error with what is wrong in it. */
export function readStory(id: string, text: string, pictures: PicturesFile["pictures"]): Story {
  if (!isSlug(id)) throw new Error("its name is no address: small letters, digits and hyphens");
  const [, front, body] = FILE.exec(text) ?? [];
  if (front === undefined || body === undefined)
    throw new Error("it does not begin with front matter between two lines of ---");
  // As texts: YAML would make an instant of a day.
  const read = FrontMatter.safeParse(parse(front, { schema: "core" }));
  if (!read.success) throw new Error(z.prettifyError(read.error));
  const { picture: key, ...summary } = read.data;
  const picture = pictures[key];
  if (!picture) throw new Error(`there is no picture ${key}`);
  const blocks = readStoryText(body);
  return {
    ...summary,
    id,
    minutes: minutesToRead(blocks),
    picture: pictureFromRow({ ...picture, jpeg: picture.jpeg ?? null }),
    body: blocks,
  };
}

/** Whole minutes, 1 at least. */
function minutesToRead(body: readonly StoryBlock[]): number {
  const words = body.flatMap((block) => textOf(block).match(/\S+/g) ?? []);
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

function textOf(block: StoryBlock): string {
  if (block.kind === "heading") return block.text;
  const runs = block.kind === "list" ? block.entries : [block.words];
  return runs.map((words) => words.map(({ text }) => text).join("")).join(" ");
}
