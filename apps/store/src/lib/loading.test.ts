import { beforeEach, expect, test } from "vitest";
import { counted, showLoading } from "./loading.ts";

const root = document.documentElement;
const flags = () => [root.hasAttribute("data-busy"), root.hasAttribute("data-initialised")];

beforeEach(() => root.removeAttribute("data-initialised"));

// spec: Loading counters
test("data-busy is set while any request runs, and data-initialised once the first requests have ended", async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const answers = [counted(first.promise), counted(second.promise)];
  showLoading();
  expect(flags()).toEqual([true, false]);
  first.resolve("one");
  expect(await answers[0]).toBe("one");
  expect(flags()).toEqual([true, false]);
  second.resolve("two");
  expect(await answers[1]).toBe("two");
  expect(flags()).toEqual([false, true]);

  const later = Promise.withResolvers<void>();
  const third = counted(later.promise);
  expect(flags()).toEqual([true, true]);
  later.resolve();
  await third;
  expect(flags()).toEqual([false, true]);
});

test("a failed request counts as ended", async () => {
  await expect(counted(Promise.reject(new Error("No line.")))).rejects.toThrow("No line.");
  expect(flags()).toEqual([false, true]);
});

test("a page without requests is initialised at once", () => {
  showLoading();
  expect(flags()).toEqual([false, true]);
});
