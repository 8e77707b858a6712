// @vitest-environment node
import { expect, test } from "vitest";

const entries = Object.entries(import.meta.glob<Record<string, unknown>>("./*/index.ts"));

test.each(entries)("%s can be imported without a browser", async (_, load) => {
  expect(globalThis).not.toHaveProperty("document");
  const names = Object.keys(await load());
  expect(names).not.toEqual([]);
  expect(names).not.toContain("default");
});
