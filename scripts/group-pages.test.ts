import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const root = join(import.meta.dirname, "..");
const files = sourceFiles();
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Components by the titles of their stories: "Forms/Select" and its folder. */
const pieces = files
  .filter((file) => /^packages\/ui\/src\/[^/]+\/[^/]+\.stories\.tsx$/.test(file))
  .filter((file) => existsSync(join(root, dirname(file), "index.ts")))
  .map((file) => ({ title: /\btitle: "(\w+\/\w+)"/.exec(read(file))?.[1] ?? file, folder: dirname(file) }));

/** Every `data-part` in the sources of a folder. */
function partsIn(folder: string): string[] {
  const sources = files.filter((file) => file.startsWith(`${folder}/`) && !/\.(stories|test)\./.test(file));
  const written = sources.flatMap((file) => [...read(file).matchAll(/data-part=("[\w-]+"|\{[^}]*\})/g)]);
  return written.flatMap(([, value = ""]) => [...value.matchAll(/"([\w-]+)"/g)].map(([, part = ""]) => part));
}

const everyPart = new Set(["packages/ui/src/lib", ...pieces.map(({ folder }) => folder)].flatMap(partsIn));

describe.each(Object.entries(Object.groupBy(pieces, ({ title }) => title.split("/")[0]!)))("%s", (group, of = []) => {
  const page = read(`packages/ui/docs/groups/${group.toLowerCase()}.mdx`);
  const told = [...page.matchAll(/<Piece of="([\w/]+)"(?: parts="([\w -]+)")?/g)].map(([, title = "", parts = ""]) => ({
    title,
    parts: parts.split(" ").filter(Boolean),
  }));

  test("each component is described once on the page of its group", () => {
    expect(told.map(({ title }) => title).toSorted()).toEqual(of.map(({ title }) => title).toSorted());
  });

  test.each(of)("$title: each of its parts is named on the page", ({ folder }) => {
    const here = of.filter((piece) => piece.folder === folder).map(({ title }) => title);
    const named = told.filter(({ title }) => here.includes(title)).flatMap(({ parts }) => parts);
    expect(partsIn(folder).filter((part) => !named.includes(part))).toEqual([]);
  });

  test("only existing parts are named", () => {
    expect(told.flatMap(({ parts }) => parts).filter((part) => !everyPart.has(part))).toEqual([]);
  });

  test("keyboard and accessibility are described too", () => {
    expect(page).toMatch(
      /^## Which piece$[^]+^## Do and don’t$[^]+^## Every piece$[^]+^## Keyboard$[^]+^## Accessibility$/m,
    );
  });
});
