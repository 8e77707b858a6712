import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import {
  EMBEDDED_FAST,
  embeddedArguments,
  type Extent,
  FULL_JOURNEYS,
  journeyArguments,
  LONGER_JOURNEYS,
} from "./test-extent.ts";

const root = join(import.meta.dirname, "..");

test.for([
  { list: "EMBEDDED_FAST", folder: "apps/api", files: EMBEDDED_FAST },
  { list: "FULL_JOURNEYS", folder: ".", files: FULL_JOURNEYS },
  { list: "LONGER_JOURNEYS", folder: ".", files: LONGER_JOURNEYS },
])("everything in $list exists, once", ({ folder, files }) => {
  const found = files.map((file) =>
    globSync(file.endsWith("/") ? `${file}*.test.ts` : file, { cwd: join(root, folder) }),
  );
  expect(files.filter((_, index) => found[index]?.length === 0)).toEqual([]);
  expect(new Set(found.flat()).size).toBe(found.flat().length);
});

test("each file with a shortened table in npm test runs in full in test:rest", () => {
  const journeys = globSync("e2e/**/*.test.ts", { cwd: root });
  const shortened = journeys.filter((file) => /\bisFull\b/.test(readFileSync(join(root, file), "utf8")));
  expect(shortened.filter((file) => !LONGER_JOURNEYS.includes(file.replaceAll("\\", "/")))).toEqual([]);
});

test.for([
  { suite: "the API on the embedded engine", folder: "apps/api", words: embeddedArguments },
  { suite: "the journeys", folder: "e2e", words: journeyArguments },
])("$suite: npm test and npm run test:rest together run what npm run test:full runs", ({ folder, words }) => {
  const all = globSync("**/*.test.ts", { cwd: join(root, folder), exclude: ["node_modules"] });
  const tried = (extent: Extent) => {
    const excluding = words(extent).filter((word) => word.startsWith("--exclude="));
    const naming = words(extent).filter((word) => !excluding.includes(word));
    return all.filter(
      (file) =>
        (naming.length === 0 || naming.some((name) => `${folder}/${file}`.includes(name))) &&
        excluding.every((word) => !matchesGlob(file, word.replace("--exclude=", ""))),
    );
  };
  expect(tried("fast").length).toBeGreaterThan(20);
  expect(tried("fast").length).toBeLessThan(tried("full").length);
  expect([...new Set([...tried("fast"), ...tried("rest")])].toSorted()).toEqual(tried("full").toSorted());
});

test("an unknown suite name is answered with the list of suites", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "test.ts"), "nothing"], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toContain("No suite is called nothing.");
  expect(stderr).toContain("npm run test:full");
});
