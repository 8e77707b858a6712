import { basename } from "node:path";
import { z } from "zod";
import { Refusal } from "../http/refusal.ts";
import { type Action, defineAction } from "./action.ts";
import { readGivenFile } from "./command-file.ts";

export const JOURNAL_ACTIONS: readonly Action[] = [
  defineAction({
    name: "journal publish",
    about: "a story of the journal, new or changed, from a Markdown file; it is on the pages at once",
    input: z.object({
      file: z.string().describe("whole path of the file"),
      slug: z
        .string()
        .optional()
        .describe("the last part of the story's address. Default: the name of the file without .md"),
    }),
    positional: ["file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ file, slug: given }, context) {
      if (context.upload !== undefined && given === undefined) throw new Refusal(422, "The story's slug is missing.");
      const slug = given ?? basename(file, ".md");
      const text = (await readGivenFile(file, context)).toString("utf8");
      const isChanged = await context.shop.stories.publish(slug, text, context.record);
      return { message: isChanged ? `/blogs/${slug} is published.` : `/blogs/${slug} was published like this before.` };
    },
  }),
];
