import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkSecretsOf } from "./link-secret.ts";
import { readSettings } from "./settings/settings.ts";

let folder: string;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "link-secret-"));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true }));

const secretsIn = (directory: string, env: Record<string, string> = {}) =>
  linkSecretsOf(readSettings({ DATA_DIR: directory, ...env }), (line) => lines.push(line));

test("without LINK_SECRET the first start makes a secret in the data directory, and later ones read it", async () => {
  const directory = join(folder, "data");
  const made = await secretsIn(directory);
  expect(made).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(await secretsIn(directory)).toEqual(made);
  expect(lines).toEqual([expect.stringContaining(join(directory, "link-secret"))]);
  expect(lines[0]).not.toContain(made[0]);
  if (process.platform !== "win32") expect((await stat(join(directory, "link-secret"))).mode & 0o077).toBe(0);
});

test("processes that start at once agree on one secret, and leave no other file", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => secretsIn(folder)));
  expect(new Set(all.map(([secret]) => secret)).size).toBe(1);
  expect(await readdir(folder)).toEqual(["link-secret"]);
  expect(lines).toHaveLength(1);
});

test("LINK_SECRET is used in place of the file, and a bad one is one line", async () => {
  expect(await secretsIn(folder, { LINK_SECRET: "a new secret, an old secret" })).toEqual([
    "a new secret",
    "an old secret",
  ]);
  expect(await readdir(folder)).toEqual([]);
  expect(() => readSettings({ LINK_SECRET: "a new secret," })).toThrow(
    /^LINK_SECRET is a list with an empty or short secret in it\. [^\n]+$/,
  );
});

test("a data directory that takes no file stops the start, and says what to set", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  await expect(secretsIn(join(file, "data"))).rejects.toThrow(/^LINK_SECRET is missing, .+ Set LINK_SECRET/);
  expect(await readFile(file, "utf8")).toBe("");
});
