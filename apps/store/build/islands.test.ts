import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const DECLARATION = /export const (\w+) = island\(\s*\(\) => import\("[^"]+"\)([^;]*)\);/g;

/** All sources but the folder that makes islands, with their paths from `src`. */
const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith("lib/islands/"))
  .map((path) => ({ path, text: readFileSync(join(SOURCES, path), "utf8") }));

test("islands are declared in src/islands only", () => {
  const declaring = sources.filter(({ text }) => /\bisland\(/.test(text)).map(({ path }) => path);
  expect(declaring.length).toBeGreaterThan(3);
  expect(declaring.filter((path) => !path.startsWith("islands/"))).toEqual([]);
});

test("the README lists every island with its file and its moment", () => {
  const declared = sources
    .filter(({ path }) => path.startsWith("islands/"))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(DECLARATION), ([, name, options = ""]) =>
        [name, path.slice("islands/".length), options.includes('at: "sight"') ? "sight" : "intent"].join(" "),
      ),
    );
  const table = readFileSync(join(SOURCES, "islands/README.md"), "utf8");
  const listed = Array.from(table.matchAll(/^\| `(\w+)`[^|]* \| `([\w.]+)` \| (\w+) \|/gm), ([, ...row]) =>
    row.join(" "),
  );
  expect(listed.toSorted()).toEqual(declared.toSorted());
});
