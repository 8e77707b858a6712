// @vitest-environment node
import { expect, test, vi } from "vitest";
import { createDocuments } from "./documents.ts";

const HEARING = { isListening: () => true, listen: () => {} };
const PAGE = {
  status: 200,
  html: "<!doctype html>".padEnd(500, "x"),
  visibility: "public",
  isolated: false,
  hasSecret: false,
} as const;

const createRender = (keys: string) =>
  vi.fn(async (onAnswer: (headers: Record<string, unknown>) => void) => {
    onAnswer({ "surrogate-key": keys, "surrogate-control": "max-age=60" });
    return PAGE;
  });

test("a page is rendered once for all requests of its address", async () => {
  const documents = createDocuments(HEARING);
  const render = createRender("home product-1");
  await documents.get("/", render);
  await documents.get("/", render);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page is rendered per request if it has no cache address, is not a complete 200, or uses an answer that does not list what it shows", async () => {
  const documents = createDocuments(HEARING);
  const render = createRender("home");
  for (let time = 0; time < 2; time += 1) {
    await documents.get(null, render);
    await createDocuments(null).get("/", render);
  }
  expect(render).toHaveBeenCalledTimes(4);

  const missing = vi.fn(async () => ({ ...PAGE, status: 404 }));
  const silent = vi.fn(async (onAnswer: (headers: Record<string, unknown>) => void) => {
    onAnswer({});
    return PAGE;
  });
  for (const [address, unsaid] of [
    ["/nowhere", missing],
    ["/silent", silent],
  ] as const) {
    await documents.get(address, unsaid);
    await documents.get(address, unsaid);
    expect(unsaid).toHaveBeenCalledTimes(2);
  }
});

test("the fourth request of a page triggers maximum compression", async () => {
  const documents = createDocuments(HEARING);
  const render = createRender("home");
  for (let time = 0; time < 3; time += 1) await documents.get("/", render);
  const { document } = await documents.get("/", render);
  expect(document.isRecompressed()).toBe(true);
  const other = await documents.get("/shop", render);
  expect(other.document.isRecompressed()).toBe(false);
});
