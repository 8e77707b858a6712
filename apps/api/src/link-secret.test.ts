import files, { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { forgetFingerprints } from "./database/link-secrets.ts";
import type { ShopDatabase } from "./database/shop-database.ts";
import { fingerprintOf } from "./link-keys.ts";
import { linkSecretsOf, recordLinkSecret } from "./link-secret.ts";
import { readSettings } from "./settings/settings.ts";
import { emptyDatabase, testDatabase } from "./testing/test-database.ts";

let database: ShopDatabase;
let folder: string;
let lines: string[];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "link-secret-"));
  lines = [];
});
afterEach(async () => {
  await forgetFingerprints(database.db);
  await rm(folder, { recursive: true });
});

const secretsIn = (directory: string, env: Record<string, string> = {}) =>
  linkSecretsOf(readSettings({ DATA_DIR: directory, ...env }), database.db, (line) => lines.push(line));

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

test.each(["EPERM", "ENOTSUP", "ENOSYS"])(
  "a file system that refuses hard links with %s gets the secret too",
  async (code) => {
    const link = vi.spyOn(files, "link").mockRejectedValue(Object.assign(new Error(code), { code }));
    syncBuiltinESMExports();
    const made = await secretsIn(folder).finally(() => {
      link.mockRestore();
      syncBuiltinESMExports();
    });
    expect(await secretsIn(folder)).toEqual(made);
    expect(await readdir(folder)).toEqual(["link-secret"]);
  },
);

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

test("an empty or short file stops the start, and an editor's newline is no part of the secret", async () => {
  const file = join(folder, "link-secret");
  for (const text of ["", "\n", "short\n"]) {
    await writeFile(file, text);
    await expect(secretsIn(folder)).rejects.toThrow(/link-secret is too short to protect anything\. .+ LINK_SECRET\.$/);
  }
  await writeFile(file, "a secret in a file\n");
  expect(await secretsIn(folder)).toEqual(["a secret in a file"]);
});

test("a data directory that takes no file stops the start, and says what to set", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  await expect(secretsIn(join(file, "data"))).rejects.toThrow(/^LINK_SECRET is missing, .+ Set LINK_SECRET/);
  expect(await readFile(file, "utf8")).toBe("");
});

test("a process with another secret is refused, and one with new,old adds the new one", async () => {
  const [first, other] = ["the first secret", "another secret"];
  await recordLinkSecret(database.db, [first]);
  await recordLinkSecret(database.db, [first]);
  await expect(recordLinkSecret(database.db, [other])).rejects.toThrow(
    /^LINK_SECRET differs from the one that this shop signs links with\. Set it to [^\n]+ links renew$/,
  );
  await recordLinkSecret(database.db, [other, first]);
  await recordLinkSecret(database.db, [other]);
  await forgetFingerprints(database.db);
  await recordLinkSecret(database.db, ["a third secret"]);
  await expect(recordLinkSecret(database.db, [first])).rejects.toThrow(/^LINK_SECRET differs/);
});

test("a start with a secret that was replaced is refused, unless the newer one stands beside it", async () => {
  const [old, recent] = ["the first secret", "another secret"];
  await recordLinkSecret(database.db, [old]);
  await recordLinkSecret(database.db, [old, recent]);
  await recordLinkSecret(database.db, [recent, old]);
  await expect(recordLinkSecret(database.db, [old])).rejects.toThrow(
    /^LINK_SECRET lacks the newest secret of this shop\. Set it to [^\n]+ links renew$/,
  );
  await recordLinkSecret(database.db, [recent]);
  // A process that was forgotten changes nothing for the others.
  await recordLinkSecret(database.db, [old, recent]);
  await recordLinkSecret(database.db, [recent]);
});

test("of secrets whose order is unknown, the next start with one alone decides which is the newest", async () => {
  const rows = ["the first secret", "another secret"].map((secret) => ({
    fingerprint: fingerprintOf(secret),
    first_signed_at: null,
  }));
  await database.db.insertInto("link_secrets").values(rows).execute();
  await recordLinkSecret(database.db, ["another secret", "the first secret"]);
  await recordLinkSecret(database.db, ["the first secret"]);
  await expect(recordLinkSecret(database.db, ["another secret"])).rejects.toThrow(/^LINK_SECRET lacks the newest/);
});

test("of processes that start at once with secrets of their own, one starts", async () => {
  const starts = await Promise.allSettled(
    Array.from({ length: 4 }, (_, i) => recordLinkSecret(database.db, [`the secret of process ${i}`])),
  );
  expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected", "rejected"]);
});

test("no file is made once the shop has signed links, nor a table looked for before the first migration", async () => {
  await recordLinkSecret(database.db, ["the first secret"]);
  await expect(secretsIn(folder)).rejects.toThrow(/^LINK_SECRET is missing, and there is no .+link-secret: [^\n]+$/);
  expect(await readdir(folder)).toEqual([]);
  const empty = await emptyDatabase();
  await linkSecretsOf(readSettings({ DATA_DIR: folder }), empty.db, (line) => lines.push(line));
  await forgetFingerprints(empty.db);
  await empty.close();
  expect(lines).toHaveLength(1);
});
