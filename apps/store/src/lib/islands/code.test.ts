import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importing } from "../../fixtures/chunk.ts";
import { codeOf } from "./code.ts";

const here = (path: string) => new URL(path, import.meta.url).href;
const arrived = async () => ({ default: "component" });
const file = (text = "") => new Response(text);
const missing = () => new Response("", { status: 404 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("fetches the chunk and all its imports once before importing it", async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    asked.push(String(url));
    return file(
      String(url).endsWith("one.js") ? 'import{a}from"./two.js";import`./three.js`;import("./later.js")' : "",
    );
  });
  const code = codeOf(importing("./one.js", async () => (asked.push("run"), arrived())));
  await code.fetch();
  expect(asked).toEqual(["./one.js", "./two.js", "./three.js"].map(here));
  expect(code.current()).toBeNull();
  await Promise.all([code.load(), code.load()]);
  expect(asked.slice(3)).toEqual(["run"]);
  expect(code.current()).toBe("component");
});

test("does not fetch files that the document has requested itself", async () => {
  document.head.innerHTML = `<link rel="modulepreload" href="${here("./core.js")}" />`;
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    asked.push(String(url));
    return file(asked.length === 1 ? 'import"./core.js"' : "");
  });
  await codeOf(importing("./with-core.js", arrived)).fetch();
  expect(asked).toEqual([here("./with-core.js")]);
});

test("does not import a file that failed to fetch, because browsers cache a failed import", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => missing());
  const run = vi.fn(arrived);
  const code = codeOf(importing("./gone.js", run));
  await expect(code.load()).rejects.toThrow("was answered with 404");
  expect(run).not.toHaveBeenCalled();
  expect(code.hasFailed()).toBe(true);
  fetch.mockImplementation(async () => file());
  await expect(code.load()).resolves.toBe("component");
  expect(code.hasFailed()).toBe(false);
});

test("prefetches with low priority, and loads with automatic priority", async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, options) => {
    asked.push(`${String(url).split("/").pop()} ${options?.priority}`);
    return file(asked.length % 2 === 1 ? `import"./part-${asked.length}.js"` : "");
  });
  await codeOf(importing("./ahead.js", arrived)).fetch();
  await codeOf(importing("./now.js", arrived)).load();
  expect(asked).toEqual(["ahead.js low", "part-1.js low", "now.js auto", "part-3.js auto"]);
});

test("retries once per given pause", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => missing());
  const failure = codeOf(importing("./never.js", arrived), [10, 100]).load().catch(String);
  const counts = [];
  for (const wait of [0, 10, 99, 1, 60_000]) {
    await vi.advanceTimersByTimeAsync(wait);
    counts.push(fetch.mock.calls.length);
  }
  expect(await failure).toContain("404");
  expect(counts).toEqual([1, 2, 2, 3, 3]);
});

test("parts that share a failing file share its retries", async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    asked.push(String(url));
    if (String(url).endsWith("/gone-shared.js")) return missing();
    // The second part asks when the shared file has already failed once.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return file('import"./gone-shared.js"');
  });
  const failures = ["./gone-shared.js", "./needs-shared.js"].map((path) =>
    codeOf(importing(path, arrived), [10, 100]).load().catch(String),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await Promise.all(failures)).toEqual([expect.stringContaining("404"), expect.stringContaining("404")]);
  expect(asked.filter((url) => url === here("./gone-shared.js"))).toHaveLength(3);
  // A single attempt, made while a shopper waits, does not share the pauses.
  await expect(codeOf(importing("./gone-shared.js", arrived)).load()).rejects.toThrow("404");
});

test("aborts a request that never answers, and allows another attempt", async () => {
  let signal: AbortSignal | null | undefined;
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation((_url, options) => {
    signal = options?.signal;
    return new Promise((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(new Error("aborted, not within 10 s"))),
    );
  });
  const code = codeOf(importing("./silent.js", arrived));
  const failure = code.load().catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toContain("10 s");
  expect(signal?.aborted).toBe(true);
  fetch.mockImplementation(async () => file());
  await expect(code.load()).resolves.toBe("component");
});

test("notifies subscribers when it is loaded", async () => {
  const code = codeOf(arrived);
  const onLoaded = vi.fn();
  const stop = code.subscribe(onLoaded);
  await code.load();
  expect(onLoaded).toHaveBeenCalledOnce();
  stop();
});
