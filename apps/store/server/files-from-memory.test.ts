// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveBuiltFiles } from "./files-from-memory.ts";

const CODE = "export const thread = 'khadi';\n".repeat(40);
const FONT = Buffer.from("wOF2 and what follows");
const client = mkdtempSync(join(tmpdir(), "files-from-memory-"));
const app = fastify();

beforeAll(async () => {
  mkdirSync(join(client, "assets"));
  const files = {
    "assets/shop-B1.js": CODE,
    "assets/shop-B1.js.br": brotliCompressSync(CODE),
    "assets/shop-B1.js.gz": gzipSync(CODE),
    "assets/khadi-C2.woff2": FONT,
    "assets/loom-D3.webp": "a loom",
    "favicon.svg": "<svg/>",
    "apple-touch-icon.png": "an icon",
    "first.js": "first()",
    "guard.js": "guard()",
    "secret.txt": "not to be read",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(client, name), content);
  await app.register(fastifyStatic, { root: client, serve: false });
  serveBuiltFiles(app, client);
});
afterAll(async () => {
  await app.close();
  rmSync(client, { recursive: true });
});

const ask = (url: string, headers = {}, method: "GET" | "HEAD" = "GET") => app.inject({ url, method, headers });

test.each([
  ["br, gzip, zstd", "br", brotliDecompressSync],
  ["zstd, gzip", "gzip", gunzipSync],
  ["zstd", undefined, (body: Buffer) => body],
  [undefined, undefined, (body: Buffer) => body],
])("a browser that accepts %j gets the code as packed by the build", async (accepted, encoding, unpack) => {
  const answer = await ask("/assets/shop-B1.js", accepted && { "accept-encoding": accepted });
  expect(unpack(answer.rawPayload).toString()).toBe(CODE);
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  });
});

test("files that do not compress further are sent as they are", async () => {
  const answer = await ask("/assets/khadi-C2.woff2", { "accept-encoding": "br" });
  expect(answer.rawPayload).toEqual(FONT);
  expect(answer.headers).toMatchObject({ "content-type": "font/woff2", "content-length": String(FONT.length) });
  expect(answer.headers["content-encoding"]).toBeUndefined();
});

test("a conditional request gets 304, and HEAD is supported", async () => {
  const { headers } = await ask("/assets/shop-B1.js", {}, "HEAD");
  expect(headers["content-length"]).toBe(String(CODE.length));
  const known = await ask("/assets/shop-B1.js", { "if-none-match": headers.etag });
  expect([known.statusCode, known.body]).toEqual([304, ""]);
});

test("files of other types are sent from disk", async () => {
  const { body, headers } = await ask("/assets/loom-D3.webp");
  expect([body, headers["content-type"]]).toEqual(["a loom", "image/webp"]);
  expect(headers["cache-control"]).toContain("immutable");
});

test.each([
  ["/first.js", "first()", "text/javascript; charset=utf-8"],
  ["/guard.js", "guard()", "text/javascript; charset=utf-8"],
  ["/favicon.svg", "<svg/>", "image/svg+xml"],
  ["/apple-touch-icon.png", "an icon", "image/png"],
])("%s, whose name never changes, is cached for an hour", async (url, body, type) => {
  const answer = await ask(url);
  expect([answer.body, answer.headers["content-type"]]).toEqual([body, type]);
  expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
});

test.each(["/assets/shop-A0.js", "/assets/", "/assets/..%2fsecret.txt", "/assets/../secret.txt", "/assets/a%5c..%5cb"])(
  "%s is not a file of the build",
  async (url) => {
    const { statusCode, body } = await ask(url);
    expect([403, 404]).toContain(statusCode);
    expect(body).not.toContain("not to be read");
  },
);
