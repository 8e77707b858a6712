import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCompareList } from "./use-compare-list.ts";

const change = vi.fn();
const refuse = vi.fn();

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const list = (given: Partial<Parameters<typeof useCompareList<string>>[0]> = {}) =>
  renderHook(() => useCompareList<string>({ onValueChange: change, onRefuse: refuse, ...given })).result;

test("keeps the order of selection, and removes a product that is toggled again", () => {
  const compared = list();
  for (const key of ["neel", "mira", "tara", "mira"]) act(() => compared.current.toggle(key));
  expect(change.mock.calls).toEqual([[["neel"]], [["neel", "mira"]], [["neel", "mira", "tara"]], [["neel", "tara"]]]);
  expect(compared.current.chosen).toEqual(["neel", "tara"]);
});

test("the toggle button has `aria-pressed` for a selected product", () => {
  const compared = list({ defaultValue: ["neel"] });
  expect(compared.current.toggleProps("neel")["aria-pressed"]).toBe(true);
  act(() => compared.current.toggle("neel"));
  expect(compared.current.toggleProps("neel")["aria-pressed"]).toBe(false);
});

test("refuses a fifth product, reports it, and still removes one", () => {
  const compared = list({ defaultValue: ["a", "b", "c", "d"] });
  expect(compared.current.isFull).toBe(true);
  act(() => compared.current.toggle("e"));
  expect(refuse.mock.calls).toEqual([["e"]]);
  expect(change).not.toHaveBeenCalled();
  act(() => compared.current.toggle("a"));
  expect(compared.current.isFull).toBe(false);
  expect(refuse).toHaveBeenCalledOnce();
});

test("list and limit can be controlled", () => {
  const compared = list({ value: ["a"], limit: 2 });
  act(() => compared.current.toggle("b"));
  expect(change.mock.calls).toEqual([[["a", "b"]]]);
  expect(compared.current.chosen).toEqual(["a"]);
});

test("clear empties the list", () => {
  const compared = list({ defaultValue: ["a", "b"] });
  act(() => compared.current.clear());
  expect(compared.current.chosen).toEqual([]);
});
