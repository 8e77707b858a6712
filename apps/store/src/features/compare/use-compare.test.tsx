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
test("a product is added and taken away, each with its words, and nothing stays of the last one", () => {
  const list = open();
  act(() => list.current.toggle("mira"));
  expect([list.current.slugs, stored()]).toEqual([["mira"], '["mira"]']);
  act(() => list.current.toggle("mira"));
  expect([list.current.slugs, stored()]).toEqual([[], null]);
  expect(texts()).toEqual(["Product removed from compare", "Product added to compare"]);
});

// spec: Cannot add more than 4 items to compare
// spec: Compare limit 4
test("a fifth is refused, with the way to the four", () => {
  const list = open();
  for (const slug of ["a", "b", "c", "d", "e"]) act(() => list.current.toggle(slug));
  expect(list.current.slugs).toEqual(["a", "b", "c", "d"]);
  const [refusal] = toasts.getSnapshot();
  expect([refusal?.type, refusal?.text]).toEqual(["error", "Cannot add more than 4 items to compare"]);
  act(() => refusal?.action?.onPress());
  expect(list.current.path).toBe("/compare");
});

test("what another tab has added stays, also when this one changes the list at once", () => {
  const list = open();
  act(() => list.current.toggle("a"));
  localStorage.setItem("compareItems", '["a","b"]');
  act(() => list.current.toggle("c"));
  expect(list.current.slugs).toEqual(["a", "b", "c"]);
  localStorage.setItem("compareItems", '["b"]');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "compareItems" })));
  expect(list.current.slugs).toEqual(["b"]);
});

test("a stored list that is too long, or none, does no harm", () => {
  localStorage.setItem("compareItems", '["a","b","c","d","e","f"]');
  const list = open();
  expect(list.current.slugs).toEqual(["a", "b", "c", "d"]);
  act(() => list.current.clear());
  localStorage.setItem("compareItems", "{");
  act(() => list.current.toggle("a"));
  expect(list.current.slugs).toEqual(["a"]);
});
