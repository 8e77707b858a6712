import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acceptFound } from "./accept.ts";

let root = "";
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "pictures-"))));
afterEach(() => rmSync(root, { recursive: true }));

const baselineOf = (mode: string, story: string) => join(root, `visual/${mode}/${story}.webp`);
const accept = (...names: string[]) => acceptFound(names, { found: join(root, "found"), baselineOf });

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test("accepted pictures become the baselines, also of new stories, and others stay", () => {
  write("visual/dark-mobile/a--b.webp", "old");
  write("visual/light-desktop/a--b.webp", "old");
  for (const name of ["dark-mobile/a--b", "light-desktop/a--b", "dark-mobile/c--new"])
    write(`found/pictures/${name}.after.webp`, "new");
  accept("dark-mobile/a--b", "dark-mobile/c--new");
  const stored = ["dark-mobile/a--b", "dark-mobile/c--new", "light-desktop/a--b"].map((name) =>
    readFileSync(join(root, `visual/${name}.webp`), "utf8"),
  );
  expect(stored).toEqual(["new", "new", "old"]);
});

test.each(["dark-mobile/x--y", "x--y", "../../secret/x--y"])("%s has no new picture, so none is stored", (name) => {
  write("found/pictures/dark-mobile/a--b.after.webp", "new");
  expect(() => accept("dark-mobile/a--b", name)).toThrow(`No new picture of ${name} in`);
  expect(existsSync(baselineOf("dark-mobile", "a--b"))).toBe(false);
});
