// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { currentBuild, makeCurrent, nameOfBuild } from "./build-folders.ts";

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "build-folders-"));
});
afterEach(() => rmSync(dist, { recursive: true }));

test("a build is current once it is whole, and the earlier one stays for shops that run", () => {
  mkdirSync(join(dist, "1000-1"));
  makeCurrent(dist, "1000-1");
  const running = currentBuild(dist);
  mkdirSync(join(dist, "1001-1"));
  expect(currentBuild(dist)).toBe(running);
  makeCurrent(dist, "1001-1");
  expect(currentBuild(dist)).toBe(join(dist, "1001-1"));
  expect(readdirSync(dist).toSorted()).toEqual(["1000-1", "1001-1", "current"]);
});

test("the newest three builds are kept, and files of others in the folder too", () => {
  mkdirSync(join(dist, "client"));
  for (const name of ["1000-7", "1001-6", "1002-5", "1003-4"]) {
    mkdirSync(join(dist, name));
    makeCurrent(dist, name);
  }
  expect(readdirSync(dist).toSorted()).toEqual(["1001-6", "1002-5", "1003-4", "client", "current"]);
});

test("a folder that is a build itself is its own current one", () => expect(currentBuild(dist)).toBe(dist));

test("the name of a build is one that later builds remove", () => {
  const name = nameOfBuild();
  for (const each of [name, "9999999999997-1", "9999999999998-1", "9999999999999-1"]) {
    mkdirSync(join(dist, each));
    makeCurrent(dist, each);
  }
  expect(readdirSync(dist)).not.toContain(name);
});
