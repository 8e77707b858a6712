import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const root = join(import.meta.dirname, "..");
const stories = sourceFiles().filter((file) => file.endsWith(".stories.tsx"));

/** The declaration of `Default`: one line, or up to the first closing bracket at the margin. */
const DEFAULT = /^export const Default\b(?:.*;|[^]*?\n\}.*;)$/m;
const ACTION =
  /\b(?:userEvent|fireEvent|tabTo)\b|\b(?:click|focus|blur|submit|scroll\w*|showModal|showPopover|dispatchEvent)\(/;

// Its picture and the docs page show the component at rest. What a person does is the story `Interaction`.
test.each(stories)("%s: Default does not act, it only asserts", (file) => {
  const [declaration = ""] = DEFAULT.exec(readFileSync(join(root, file), "utf8")) ?? [];
  expect(declaration).not.toMatch(ACTION);
});
