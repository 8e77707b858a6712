import type { StoryTexts } from "@selvedge/commerce/wire/owner-journal";
import { parse } from "yaml";
import { z } from "zod";
import { Refusal } from "../http/refusal.ts";

/** What stands above the text of a story's file. */
const FrontMatter = z.strictObject({
  title: z.string(),
  standfirst: z.string(),
  topic: z.string(),
  author: z.string(),
  published_on: z.iso.date(),
  /** Key of a picture that the shop has. */
  picture: z.string().optional(),
  products: z.array(z.string()).default([]),
});

const FILE = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

interface StoryFile {
  texts: StoryTexts;
  /** Key of the picture that it names. */
  picture: string | null;
}

/** Reads a Markdown file with front matter. Refuses with 422 what is none. */
export function readStoryFile(file: string): StoryFile {
  const [, front, body] = FILE.exec(file) ?? [];
  if (front === undefined || body === undefined)
    throw new Refusal(422, "The file does not begin with front matter between two lines of ---.");
  const { data, error } = FrontMatter.safeParse(readYaml(front));
  if (error) throw new Refusal(422, `The front matter of the file is wrong.\n${z.prettifyError(error)}`);
  const { published_on: date, picture = null, ...texts } = data;
  return { texts: { ...texts, date, body }, picture };
}

function readYaml(text: string): unknown {
  try {
    // The core schema reads a day as text.
    return parse(text, { schema: "core" });
  } catch (error) {
    throw new Refusal(422, `The front matter of the file is not YAML: ${(error as Error).message}`);
  }
}
