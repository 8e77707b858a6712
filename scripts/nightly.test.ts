import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("the nightly run covers everything that the full tests leave out", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "test-nightly.ts"), "nothing"], {
    encoding: "utf8",
  });
  const [, all = ""] = /There are (.+)\./.exec(stderr) ?? [];
  const workflow = readFileSync(join(root, ".github/workflows/nightly.yml"), "utf8");
  const [, parts = ""] = /\bpart:\s+\[([^\]]+)\]/.exec(workflow) ?? [];
  expect(status).toBe(2);
  expect(parts.split(/[\s,]+/).filter(Boolean)).toEqual(all.split(", "));
});

test("each file with a table for the nightly run is in it", () => {
  const files = globSync(["apps/api/**/*.test.ts", "e2e/**/*.test.ts"], { cwd: root, exclude: ["**/node_modules"] });
  const long = files.filter((file) =>
    /\bimport\b.*\bisNightly\b|\bWAYS\b.*withheld/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(long.length).toBeGreaterThan(3);
  const script = readFileSync(join(import.meta.dirname, "test-nightly.ts"), "utf8");
  const names = long.filter((file) => !file.startsWith("apps/api")).map((file) => basename(file, ".test.ts"));
  expect(names.filter((name) => !script.includes(`"${name}"`))).toEqual([]);
});
