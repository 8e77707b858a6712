// @vitest-environment node
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, packDocument } from "./packed-document.ts";

const HTML = `<!doctype html><title>₹ कुर्ता</title>${"<p>A kurta of hand-woven cotton, dyed with indigo.</p>".repeat(300)}`;

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, zstd", "zstd"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["deflate", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("a browser that accepts %j gets %s", (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));

test("a document has the same content in each encoding, and is compressed once per encoding", async () => {
  const document = packDocument(HTML);
  expect((await document.in("identity")).toString()).toBe(HTML);
  expect(brotliDecompressSync(await document.in("br")).toString()).toBe(HTML);
  expect(zstdDecompressSync(await document.in("zstd")).toString()).toBe(HTML);
  expect(gunzipSync(await document.in("gzip")).toString()).toBe(HTML);
  expect(await document.in("br")).toBe(await document.in("br"));
});

test("maximum compression makes it smaller without changing the content", async () => {
  const document = packDocument(HTML.replaceAll("kurta", () => `kurta ${Math.imul(HTML.length, 2_654_435_761)}`));
  const fast = await document.in("br");
  await document.recompress();
  const small = await document.in("br");
  expect(small.length).toBeLessThan(fast.length);
  expect(brotliDecompressSync(small)).toEqual(brotliDecompressSync(fast));
});

test("different documents have different entity tags", () => {
  expect(packDocument(HTML).etag).toBe(packDocument(HTML).etag);
  expect(packDocument(`${HTML}.`).etag).not.toBe(packDocument(HTML).etag);
});
