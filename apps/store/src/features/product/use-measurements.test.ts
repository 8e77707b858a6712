import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useMeasurements } from "./use-measurements.ts";

const BODY = { bust: 36, waist: 30, hip: 40 };

/** Renders the hook with a size, as the address would keep it. */
function openPage(size?: string, isSoldOut = false) {
  const chooseSize = vi.fn<(size: string | null) => void>();
  const { result, rerender } = renderHook((now: string | undefined) => useMeasurements(now, chooseSize, isSoldOut), {
    initialProps: size,
  });
  chooseSize.mockImplementation((next) => rerender(next ?? undefined));
  return { custom: result, chooseSize };
}

// spec: Size Custom
test("Custom opens the dialog, and saved measurements are used", () => {
  const { custom, chooseSize } = openPage("M");
  act(() => custom.current.choose("Custom"));
  expect(chooseSize).toHaveBeenLastCalledWith("Custom");
  expect([custom.current.isOpen, custom.current.measurements]).toEqual([true, null]);
  act(() => custom.current.save(BODY));
  expect([custom.current.isOpen, custom.current.measurements]).toEqual([false, BODY]);
});

// spec: Cancelling measurements
test.each([
  { former: "M", back: "M" },
  { former: undefined, back: null },
])("cancelling before anything was saved goes back from Custom to $back", ({ former, back }) => {
  const { custom, chooseSize } = openPage(former);
  act(() => custom.current.choose("Custom"));
  act(() => custom.current.cancel());
  expect(custom.current.isOpen).toBe(false);
  expect(chooseSize).toHaveBeenLastCalledWith(back);
});

test("cancelling a second time goes back to the size before it, not to the first one", () => {
  const { custom, chooseSize } = openPage("M");
  act(() => custom.current.choose("Custom"));
  act(() => custom.current.cancel());
  act(() => custom.current.choose("XL"));
  act(() => custom.current.choose("Custom"));
  act(() => custom.current.cancel());
  expect(chooseSize).toHaveBeenLastCalledWith("XL");
});

// spec: Cancelling measurements
// spec: acceptance 10 asked once
test("cancelling a change keeps Custom and the saved measurements", () => {
  const { custom, chooseSize } = openPage("M");
  act(() => custom.current.choose("Custom"));
  act(() => custom.current.save(BODY));
  act(() => custom.current.open());
  expect(custom.current.isOpen).toBe(true);
  act(() => custom.current.cancel());
  expect([custom.current.isOpen, custom.current.measurements]).toEqual([false, BODY]);
  expect(chooseSize).toHaveBeenCalledTimes(1);
});

// spec: Leaving the size Custom
test("another size clears the saved measurements", () => {
  const { custom } = openPage("M");
  act(() => custom.current.choose("Custom"));
  act(() => custom.current.save(BODY));
  act(() => custom.current.choose("L"));
  expect([custom.current.isOpen, custom.current.measurements]).toEqual([false, null]);
  act(() => custom.current.choose("Custom"));
  expect(custom.current.measurements).toBeNull();
});

test("a size from the address other than Custom shows no measurements", () => {
  const { custom, chooseSize } = openPage("M");
  act(() => custom.current.choose("Custom"));
  act(() => custom.current.save(BODY));
  act(() => chooseSize("S"));
  expect(custom.current.measurements).toBeNull();
});

test("a sold-out piece does not ask for measurements", () => {
  const { custom, chooseSize } = openPage("M", true);
  act(() => custom.current.choose("Custom"));
  expect(chooseSize).toHaveBeenLastCalledWith("Custom");
  expect(custom.current.isOpen).toBe(false);
});
