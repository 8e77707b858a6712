import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { toasts } from "../../lib/toasts.ts";
import { useCompare } from "./use-compare.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

const Page = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
const open = () => renderHook(() => ({ ...useCompare(), path: useLocation().pathname }), { wrapper: Page }).result;
const stored = () => localStorage.getItem("compareItems");
const texts = () => toasts.getSnapshot().map(({ text }) => text);

// spec: Product added to compare
// spec: Product removed from compare
// spec: compareItems
test("adding and removing show their own messages, and removing the last product deletes the key", () => {
  const list = open();
  act(() => list.current.toggle("mira"));
  expect([list.current.slugs, stored()]).toEqual([["mira"], '["mira"]']);
  act(() => list.current.toggle("mira"));
  expect([list.current.slugs, stored()]).toEqual([[], null]);
  expect(texts()).toEqual(["Product removed from compare", "Product added to compare"]);
});

// spec: Cannot add more than 4 items to compare
// spec: Compare limit 4
test("a fifth product is refused with a link to the comparison", () => {
  const list = open();
  for (const slug of ["a", "b", "c", "d", "e"]) act(() => list.current.toggle(slug));
  expect(list.current.slugs).toEqual(["a", "b", "c", "d"]);
  const [refusal] = toasts.getSnapshot();
  expect([refusal?.type, refusal?.text]).toEqual(["error", "Cannot add more than 4 items to compare"]);
  act(() => refusal?.action?.onPress());
  expect(list.current.path).toBe("/compare");
});

test("a product added in another tab stays when this tab changes the list right after", () => {
  const list = open();
  act(() => list.current.toggle("a"));
  localStorage.setItem("compareItems", '["a","b"]');
  act(() => list.current.toggle("c"));
  expect(list.current.slugs).toEqual(["a", "b", "c"]);
  localStorage.setItem("compareItems", '["b"]');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "compareItems" })));
  expect(list.current.slugs).toEqual(["b"]);
});

test("an overlong or invalid stored list is handled", () => {
  localStorage.setItem("compareItems", '["a","b","c","d","e","f"]');
  const list = open();
  expect(list.current.slugs).toEqual(["a", "b", "c", "d"]);
  act(() => list.current.clear());
  localStorage.setItem("compareItems", "{");
  act(() => list.current.toggle("a"));
  expect(list.current.slugs).toEqual(["a"]);
});
