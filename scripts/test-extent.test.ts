import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import {
  EMBEDDED_FAST,
  embeddedArguments,
  type Extent,
  SPLITS,
  splitArguments,
  WITHOUT_SERVER,
} from "./test-extent.ts";

const root = join(import.meta.dirname, "..");

test.for([
  { list: "embeddedArguments", folder: "apps/api", files: embeddedArguments("full") },
  ...Object.entries(SPLITS).map(([name, { folder, onlyFull, longerInFull }]) => ({
    list: `SPLITS.${name}`,
    folder,
    files: [...onlyFull, ...longerInFull],
  })),
])("everything in $list exists, once", ({ folder, files }) => {
  const found = files.map((file) =>
    globSync(file.endsWith("/") ? `${file}*.test.ts` : file, { cwd: join(root, folder) }),
  );
  expect(files.filter((_, index) => found[index]?.length === 0)).toEqual([]);
  expect(new Set(found.flat()).size).toBe(found.flat().length);
});

test.for(Object.values(SPLITS))(
  "each file of $folder with a shortened table in npm test runs in full in test:rest",
  ({ folder, longerInFull }) => {
    const files = globSync("**/*.test.{ts,tsx}", { cwd: join(root, folder), exclude: ["node_modules"] }).map((file) =>
      file.replaceAll("\\", "/"),
    );
    const shortened = files.filter((file) =>
      /\bimport\b.*\b(isFull|rounds)\b/.test(readFileSync(join(root, folder, file), "utf8")),
    );
    expect(shortened.filter((file) => !longerInFull.includes(file))).toEqual([]);
  },
);

test.for([
  { suite: "the API on the embedded engine", folder: "apps/api", words: embeddedArguments },
  {
    suite: "the API without a server",
    folder: "apps/api",
    words: (extent: Extent) => splitArguments(WITHOUT_SERVER, extent),
  },
  ...Object.entries(SPLITS).map(([suite, split]) => ({
    suite,
    folder: split.folder,
    words: (extent: Extent) => splitArguments(split, extent),
  })),
])("$suite: npm test and npm run test:rest together run what npm run test:full runs", ({ folder, words }) => {
  const all = globSync("**/*.test.{ts,tsx}", { cwd: join(root, folder), exclude: ["node_modules"] });
  const tried = (extent: Extent) => {
    const excluding = words(extent).filter((word) => word.startsWith("--exclude="));
    const naming = words(extent).filter((word) => !excluding.includes(word));
    return all.filter(
      (file) =>
        (naming.length === 0 || naming.some((name) => `${folder}/${file}`.includes(name))) &&
        excluding.every((word) => !matchesGlob(file, word.replace("--exclude=", ""))),
    );
  };
  expect(tried("fast").length).toBeGreaterThan(10);
  expect(tried("rest").length).toBeGreaterThan(0);
  expect([...new Set([...tried("fast"), ...tried("rest")])].toSorted()).toEqual(tried("full").toSorted());
});

test("without a server, npm test runs the embedded engine's own files", () => {
  const excluded = splitArguments(WITHOUT_SERVER, "fast");
  expect(EMBEDDED_FAST.filter((file) => excluded.includes(`--exclude=**/${file}`))).toEqual([]);
});

test("an unknown suite name is answered with the list of suites", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "test.ts"), "nothing"], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toContain("No suite is called nothing.");
  expect(stderr).toContain("npm run test:full");
});
