import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileOfCommand } from "./commands.ts";
import { pieces } from "./piece-bytes.ts";
import { registryIndex, registryItems } from "./registry.ts";

const items = registryItems();
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
    Array.from(content.matchAll(/from "([^".][^"]*)"/g), ([, path = ""]) =>
      path.replace(/^((?:@[^/]+\/)?[^/]+).*/, "$1"),
    ),
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

const app = join(import.meta.dirname, "../.cache/registry");
afterAll(() => rmSync(app, { recursive: true, force: true }));

test("the app's Tailwind compiles the copied styles, with a class that the app has changed", () => {
  rmSync(app, { recursive: true, force: true });
  for (const [target, content] of filesInApp("button")) {
    mkdirSync(dirname(join(app, target)), { recursive: true });
    const own = target.endsWith("button.recipe.ts")
      ? content.replace("sv:rounded-control", "sv:rounded-[7px]")
      : content;
    writeFileSync(join(app, target), own);
  }
  const styles = execFileSync(
    process.execPath,
    [fileOfCommand("tailwindcss"), "-i", "components/selvedge/styles.css", "--minify"],
    { cwd: app, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  expect(styles).toContain(".sv\\:rounded-\\[7px\\]{border-radius:7px}");
  expect(styles).toContain(".sv\\:bg-accent{background-color:var(--sv-accent)}");
  expect(styles).toContain("--sv-accent:var(--sv-light-accent,");
  expect(styles).not.toMatch(/rounded-control|aspect-product/);
});

test("a component brings only the icons that it shows", () => {
  const icons = [...filesInApp("button").keys()].filter((file) => file.includes("/icons/"));
  expect(icons.map((file) => file.replace("components/selvedge/icons/", "")).toSorted()).toEqual([
    "LICENSE-phosphor.txt",
    "check.tsx",
    "icon.tsx",
  ]);
});
