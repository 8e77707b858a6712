import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EMBEDDED_FAST, FULL_JOURNEYS, LONGER_JOURNEYS } from "./test-extent.ts";

const root = join(import.meta.dirname, "..");

test.for([
  { list: "EMBEDDED_FAST", folder: "apps/api", files: EMBEDDED_FAST },
  { list: "FULL_JOURNEYS", folder: ".", files: FULL_JOURNEYS },
  { list: "LONGER_JOURNEYS", folder: ".", files: LONGER_JOURNEYS },
])("everything in $list is there, once", ({ folder, files }) => {
  const found = files.map((file) =>
    globSync(file.endsWith("/") ? `${file}*.test.ts` : file, { cwd: join(root, folder) }),
  );
  expect(files.filter((_, index) => found[index]?.length === 0)).toEqual([]);
  expect(new Set(found.flat()).size).toBe(found.flat().length);
});

test("each file whose tables are shorter in npm test is tried in full afterwards", () => {
  const journeys = globSync("e2e/**/*.test.ts", { cwd: root });
  const shortened = journeys.filter((file) => /\bisFull\b/.test(readFileSync(join(root, file), "utf8")));
  expect(shortened.filter((file) => !LONGER_JOURNEYS.includes(file.replaceAll("\\", "/")))).toEqual([]);
});

test("a word that names no suite is answered with the suites that there are", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "test.ts"), "nothing"], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toContain("No suite is called nothing.");
  expect(stderr).toContain("npm run test:full");
});
