import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pieces } from "./piece-bytes.ts";
import { registryIndex, registryItems } from "./registry.ts";

const items = registryItems(".sv\\:p-4{}");
const byName = new Map(items.map((item) => [item.name, item]));

/** Files of an app after adding an item, by target path. */
function filesInApp(name: string, seen = new Map<string, string>(), added = new Set<string>()): Map<string, string> {
  if (added.has(name)) return seen;
  added.add(name);
  const item = byName.get(name);
  expect(item, name).toBeDefined();
  for (const { target, content } of item?.files ?? []) seen.set(target, content);
  for (const other of item?.registryDependencies ?? []) filesInApp(other.replace("@selvedge/", ""), seen, added);
  return seen;
}

test("each component is an item in shadcn's format", () => {
  expect(pieces().filter((piece) => byName.get(piece)?.type !== "registry:component")).toEqual([]);
  for (const { $schema, name, files } of items) {
    expect($schema).toBe("https://ui.shadcn.com/schema/registry-item.json");
    expect(files.length, name).toBeGreaterThan(0);
    for (const { type, target, content } of files) {
      expect(type).toBe("registry:file");
      expect(target).toMatch(/^components\/selvedge\/[\w./-]+$/);
      expect(content).not.toBe("");
    }
  }
});

test.each(items.map(({ name }) => name))("%s contains every file and package that its code imports", (name) => {
  const files = filesInApp(name);
  const wanted = Array.from(files).flatMap(([file, content]) =>
    Array.from(content.matchAll(/from "([^"]+)"/g), ([, path = ""]) => ({ file, path })),
  );
  const lost = wanted.filter(({ file, path }) => {
    if (!path.startsWith(".")) return false;
    const place = join(dirname(file), path);
    return !["", ".ts", ".tsx", "/index.ts"].some((end) => files.has(place + end));
  });
  expect(lost).toEqual([]);

  const own = byName.get(name);
  const packages = (own?.files ?? []).flatMap(({ content }) =>
    Array.from(content.matchAll(/from "([^".][^"]*)"/g), ([, path = ""]) => path),
  );
  const given = (own?.dependencies ?? []).map((dependency) => dependency.replace(/(?<=.)@.*/, ""));
  expect(packages.filter((path) => !/^react(-dom)?(\/|$)/.test(path) && !given.includes(path))).toEqual([]);
});

test("no item contains stories, tests or fixtures", () => {
  const strange = items.flatMap(({ files }) => files).filter(({ path }) => /stories|\.test\.|fixtures/.test(path));
  expect(strange).toEqual([]);
});

test("the index lists each item without file contents", () => {
  const index = registryIndex(items);
  expect(index.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  expect(JSON.stringify(index)).not.toContain('"content"');
});
