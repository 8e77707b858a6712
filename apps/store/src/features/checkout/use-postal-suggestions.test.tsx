import { act, cleanup, renderHook } from "@testing-library/react";
import type { Country } from "@selvedge/commerce/places";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { usePostalSuggestions } from "./use-postal-suggestions.ts";

const INDORE = { code: "452001", city: "Indore", state: "Madhya Pradesh" };
const asked: string[] = [];
let isDown = false;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  isDown = false;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return isDown ? refusal(503, "") : Response.json({ suggestions: [INDORE] });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openField(text: string) {
  const { result, rerender } = renderHook(
    ({ country, text }: { country: Country; text: string }) => usePostalSuggestions(country, text),
    { wrapper: EmptyCache, initialProps: { country: "India", text } },
  );
  return { field: result, type: (next: string) => rerender({ country: "India", text: next }) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// spec: Postal suggestions
// spec: Postal suggestions: 3 characters, 300 ms
test("suggestions are requested from the third character on", async () => {
  const { field, type } = openField(" 45 ");
  await pass(1_000);
  expect([asked, field.current.suggestions]).toEqual([[], []]);
  type("452");
  await pass(300);
  expect(asked).toEqual(["/api/postal-codes?country=India&q=452"]);
  expect(field.current.suggestions).toEqual([INDORE]);
});

// spec: Postal suggestions
// spec: Postal suggestions: 3 characters, 300 ms
test("typing on sends one request, 300 milliseconds after the last key", async () => {
  const { field, type } = openField("452");
  await pass(299);
  type("4520");
  await pass(299);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(["/api/postal-codes?country=India&q=4520"]);
  type("45200");
  expect(field.current.suggestions).toEqual([]);
});

test("a failed request gives no suggestions", async () => {
  isDown = true;
  const { field } = openField("452");
  await pass(300);
  expect([asked.length, field.current]).toEqual([1, { suggestions: [], busy: false }]);
});
