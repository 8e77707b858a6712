import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useControlled } from "./use-controlled.ts";

afterEach(cleanup);

test("keeps uncontrolled state, starting from the initial value", () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useControlled<string>("Piece", undefined, "M", onChange));
  expect(result.current[0]).toBe("M");
  act(() => result.current[1]("L"));
  expect(result.current[0]).toBe("L");
  expect(onChange.mock.calls).toEqual([["L"]]);
});

test("shows the controlled value, and only reports changes", () => {
  // Giving up the control warns, which lib/warn.test.tsx tests.
  const warning = vi.spyOn(console, "error").mockReturnValue();
  const onChange = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useControlled<string>("Piece", value, "M", onChange), {
    initialProps: { value: "S" as string | undefined },
  });
  act(() => result.current[1]("L"));
  expect(result.current[0]).toBe("S");
  expect(onChange.mock.calls).toEqual([["L"]]);
  rerender({ value: undefined });
  expect(result.current[0]).toBe("M");
  warning.mockRestore();
});

test("works without a change handler", () => {
  const { result } = renderHook(() => useControlled("Piece", undefined, 1));
  act(() => result.current[1](2));
  expect(result.current[0]).toBe(2);
});
