import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STATES } from "../packages/ui/src/fixtures/story-states.ts";
import { sourceFiles } from "./source-files.ts";

const root = join(import.meta.dirname, "..");
const stories = sourceFiles().filter((file) => /^packages\/ui\/src\/.+\.stories\.tsx$/.test(file));

/** State names under `parameters.omits` of the file's meta, each with the reason why the state cannot occur. */
function omissions(source: string): string[] {
  const [, body = ""] = /\bomits: \{(.*?)\n {4}\}/s.exec(source) ?? /\bomits: \{(.*?)\}/s.exec(source) ?? [];
  return [...body.matchAll(/(?:^|[\s,{])([A-Z]\w+):\s*["'`]/g)].map(([, name = ""]) => name);
}

test.each(stories)("%s has a story for every state, or a reason why there is none", (file) => {
  const source = readFileSync(join(root, file), "utf8");
  const shown = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);
  const missing = STATES.filter((state) => !shown.includes(state) && !omissions(source).includes(state));
  expect(missing).toEqual([]);
});

test("every component has stories", () => {
  const folders = sourceFiles().flatMap((file) => /^packages\/ui\/src\/([^/]+)\/index\.ts$/.exec(file)?.[1] ?? []);
  const untold = folders.filter((folder) => !stories.some((file) => file.startsWith(`packages/ui/src/${folder}/`)));
  expect(untold).toEqual([]);
});
