import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import postgresql from "../apps/api/vitest.postgresql.config.ts";
import { LEFT_TO_THE_SERVER } from "./left-to-the-server.ts";

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

test("tests left to the PostgreSQL server exist and run on it", () => {
  const tests = globSync("**/*.test.ts", { cwd: join(root, "apps/api"), exclude: ["node_modules"] });
  const left = LEFT_TO_THE_SERVER.map((end) => tests.filter((file) => file.replaceAll("\\", "/").endsWith(end)));
  expect(left.filter((files) => files.length === 0)).toEqual([]);
  const notOnIt = postgresql.test?.exclude ?? [];
  expect(notOnIt.length).toBeGreaterThan(0);
  expect(left.flat().filter((file) => notOnIt.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
