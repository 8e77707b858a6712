// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveAssets } from "./files-from-memory.ts";

let folder: string;
let apps: FastifyInstance[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shared-assets-"));
  apps = [];
});
afterEach(async () => {
  for (const app of apps) await app.close();
  rmSync(folder, { recursive: true });
});

const shared = () => join(folder, "data/assets");

/** A process of a version whose build has these files. */
async function start(version: string, files: Record<string, string>, sharedIn: string | null = shared()) {
  const assets = join(folder, version);
  mkdirSync(assets, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(assets, name), content);
  const app = fastify();
  apps.push(app);
  await app.register(fastifyStatic, { root: assets, serve: false });
  serveAssets(app, "/assets", assets, sharedIn);
  return (file: string) => app.inject({ url: `/assets/${file}` });
}

test("during a rolling release each version serves the files of both", async () => {
  const askEarlier = await start("earlier", {
    "shop-A1.js": "earlier()",
    "shop-A1.js.br": "packed",
    "loom-A1.webp": "a loom",
  });
  const askLater = await start("later", { "shop-B2.js": "later()" });
  const later = await askEarlier("shop-B2.js");
  expect([later.statusCode, later.body]).toEqual([200, "later()"]);
  expect(later.headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
  expect(later.headers["cache-control"]).toContain("immutable");
  expect((await askLater("shop-A1.js")).body).toBe("earlier()");
  expect((await askLater("loom-A1.webp")).body).toBe("a loom");
  expect((await askLater("shop-C3.js")).statusCode).toBe(404);
  expect(readdirSync(shared()).toSorted()).toEqual(["loom-A1.webp", "shop-A1.js", "shop-B2.js"]);
});

test("files of the last version are served after it was replaced and its folder deleted", async () => {
  await start("earlier", { "shop-A1.js": "earlier()" });
  rmSync(join(folder, "earlier"), { recursive: true });
  const ask = await start("later", { "shop-B2.js": "later()" });
  expect((await ask("shop-A1.js")).body).toBe("earlier()");
});

test("files of a version that was not started for thirty days are removed, and those of a running one stay", async () => {
  await start("long-ago", { "shop-A1.js": "long ago", "core.js": "same" });
  const longAgo = new Date();
  longAgo.setDate(longAgo.getDate() - 31);
  for (const name of ["shop-A1.js", "core.js"]) utimesSync(join(shared(), name), longAgo, longAgo);
  const ask = await start("now", { "shop-B2.js": "now", "core.js": "same" });
  expect((await ask("shop-A1.js")).statusCode).toBe(404);
  expect(readdirSync(shared()).toSorted()).toEqual(["core.js", "shop-B2.js"]);
});

test("a folder that cannot be written to is no reason not to start", async () => {
  writeFileSync(join(folder, "data"), "not a folder");
  const ask = await start("now", { "shop-B2.js": "now" });
  expect((await ask("shop-B2.js")).body).toBe("now");
  expect((await ask("shop-A1.js")).statusCode).toBe(404);
});

test("without a shared folder a process serves its own files only, and copies none", async () => {
  const ask = await start("now", { "shop-B2.js": "now" }, null);
  expect((await ask("shop-A1.js")).statusCode).toBe(404);
  expect(existsSync(shared())).toBe(false);
});
