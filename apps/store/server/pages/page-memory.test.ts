// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createPageMemory, type Made, type PageMemory } from "./page-memory.ts";

interface Page {
  html: string;
}
type Listener = Parameters<Parameters<typeof createPageMemory>[0]["listen"]>[0];

let listening: boolean;
let announce: Listener;
let memory: PageMemory<Page>;
let made: string[];
beforeEach(() => {
  listening = true;
  made = [];
  memory = createPageMemory<Page>(
    {
      isListening: () => listening,
      listen(listener) {
        announce = listener;
      },
    },
    1_000,
  );
});

const NEVER_ENDS = 86_400_000;

/** A new page that shows these keys. */
function pageOf(url: string, keys: string[], freshForMs = NEVER_ENDS, size = 100): Made<Page> {
  made.push(url);
  return { page: { html: `${url} ${made.length}` }, size, shown: { keys: new Set(keys), freshForMs } };
}
const get = (url: string, keys: string[], freshForMs?: number, size?: number) =>
  memory.get(url, async () => pageOf(url, keys, freshForMs, size));

test("a page is rendered once, until something it shows changes", async () => {
  const first = await get("/kurta", ["product-1", "categories"]);
  expect(await get("/kurta", ["product-1", "categories"])).toBe(first);
  announce.changed("product-2");
  expect(await get("/kurta", ["product-1", "categories"])).toBe(first);
  announce.changed("categories");
  expect(await get("/kurta", ["product-1", "categories"])).not.toBe(first);
  expect(made).toEqual(["/kurta", "/kurta"]);
});

test("a change invalidates the pages that show it, and no others", async () => {
  await get("/", ["home", "product-1"]);
  await get("/kurta", ["product-1"]);
  await get("/sari", ["product-2"]);
  announce.changed("product-1");
  made = [];
  for (const [url, key] of [
    ["/", "home"],
    ["/kurta", "product-1"],
    ["/sari", "product-2"],
  ] as const)
    await get(url, [key]);
  expect(made).toEqual(["/", "/kurta"]);
});

test.each(["everything", "missed"])("after %s all pages are rendered again", async (what) => {
  await get("/terms", []);
  if (what === "missed") announce.missed();
  else announce.changed("everything");
  await get("/terms", []);
  expect(made).toHaveLength(2);
});

test("a page stays fresh for its own duration, counted from the start of rendering", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const kurta = () =>
    memory.get("/kurta", async () => {
      vi.advanceTimersByTime(30);
      return pageOf("/kurta", ["product-1"], 100);
    });
  const first = await kurta();
  vi.advanceTimersByTime(69);
  expect(await kurta()).toBe(first);
  vi.advanceTimersByTime(1);
  expect(await kurta()).not.toBe(first);
  vi.useRealTimers();
});

test("a page with zero freshness is never shared", async () => {
  await Promise.all([get("/kurta", ["product-1"], 0), get("/kurta", ["product-1"], 0)]);
  await get("/kurta", ["product-1"], 0);
  expect(made).toHaveLength(3);
});

test("nothing is cached while the change feed is disconnected", async () => {
  listening = false;
  await get("/kurta", ["product-1"]);
  listening = true;
  await get("/kurta", ["product-1"]);
  expect(made).toHaveLength(2);
});

test("a page that does not declare what it shows is not cached", async () => {
  const make = async () => ({ ...pageOf("/x", []), shown: null });
  await memory.get("/x", make);
  await memory.get("/x", make);
  expect(made).toHaveLength(2);
});

test("the least recently used pages are evicted when the memory is full", async () => {
  for (const url of ["/1", "/2", "/3", "/4"]) await get(url, [], NEVER_ENDS, 250);
  await get("/1", [], NEVER_ENDS, 250);
  await get("/5", [], NEVER_ENDS, 250);
  await get("/too-large", ["home"], NEVER_ENDS, 1_001);
  made = [];
  for (const url of ["/1", "/3", "/4", "/5", "/2"]) await get(url, [], NEVER_ENDS, 250);
  expect(made).toEqual(["/2"]);
});

describe("while a page is being rendered", () => {
  const kurta = ["product-1"];
  const pending = () => Promise.withResolvers<Made<Page>>();

  test("concurrent requests share one rendering", async () => {
    const { promise, resolve } = pending();
    const asked = [memory.get("/kurta", () => promise), get("/kurta", kurta), get("/kurta", kurta)];
    resolve(pageOf("/kurta", kurta));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(made).toHaveLength(1);
  });

  test("a change of something it shows makes it stale before it is finished", async () => {
    const { promise, resolve } = pending();
    const before = memory.get("/kurta", () => promise);
    announce.changed("product-1");
    const after = get("/kurta", kurta);
    resolve(pageOf("/kurta", kurta));
    expect(await before).not.toBe(await after);
    // The rendering that began after the change stays cached.
    expect(await get("/kurta", kurta)).toBe(await after);
    expect(made).toHaveLength(2);
  });

  test("a change of something else does not make it stale", async () => {
    const { promise, resolve } = pending();
    const before = memory.get("/kurta", () => promise);
    announce.changed("product-2");
    resolve(pageOf("/kurta", kurta));
    expect(await get("/kurta", kurta)).toBe(await before);
  });

  test("concurrent requests after a change share one new rendering", async () => {
    const { promise, resolve } = pending();
    const before = memory.get("/kurta", () => promise);
    announce.changed("product-1");
    const after = Array.from({ length: 20 }, () => get("/kurta", kurta));
    resolve(pageOf("/kurta", kurta));
    await before;
    expect(new Set(await Promise.all(after)).size).toBe(1);
    expect(made).toHaveLength(2);
  });

  test("concurrent requests whose shared rendering failed share one retry", async () => {
    const failed = pending();
    const first = memory.get("/kurta", () => failed.promise);
    const others = Array.from({ length: 20 }, () => get("/kurta", kurta));
    failed.reject(new Error("no line"));
    await expect(first).rejects.toThrow("no line");
    expect(new Set(await Promise.all(others)).size).toBe(1);
    expect(made).toHaveLength(1);
  });

  test("a rendering that began while the change feed was disconnected is not shared", async () => {
    listening = false;
    const { promise, resolve } = pending();
    const before = memory.get("/kurta", () => promise);
    const after = get("/kurta", kurta);
    resolve(pageOf("/kurta", kurta));
    expect(await after).not.toBe(await before);
  });

  test("missed changes make it stale", async () => {
    const { promise, resolve } = pending();
    const before = memory.get("/kurta", () => promise);
    announce.missed();
    resolve(pageOf("/kurta", kurta));
    expect(await get("/kurta", kurta)).not.toBe(await before);
  });

  test("one visitor's refusal or failure is not passed on to the others", async () => {
    const refused = pending();
    const first = memory.get("/kurta", () => refused.promise);
    const second = get("/kurta", kurta);
    refused.resolve({ ...pageOf("/kurta", []), shown: null });
    expect(await second).not.toBe(await first);

    const failed = pending();
    const third = memory.get("/sari", () => failed.promise);
    const fourth = get("/sari", kurta);
    failed.reject(new Error("no line"));
    await expect(third).rejects.toThrow("no line");
    expect((await fourth).html).toContain("/sari");
  });
});
