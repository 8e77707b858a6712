import { act, cleanup, render } from "@testing-library/react";
import { createRef, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HOOKS, type HookRow, type More } from "./fixtures/hooks.tsx";

/** Exported hooks that return no props for an element of the caller's. */
const WITHOUT_PROPS: Record<string, string> = {
  useCountdown: "returns the time left",
  useSecondsLeft: "returns a number",
  useInView: "returns whether an element is visible",
  useToasts: "returns the visible toasts",
  useTimeLeft: "returns nothing",
  useLocale: "returns the locale",
  useDirection: "returns the direction",
  useFieldControl: "takes the control's own attributes and merges them itself",
  useRadio: "takes the radio's own props and merges them itself",
};

const exported = Object.values(import.meta.glob<Record<string, unknown>>("./*/index.ts", { eager: true }))
  .flatMap((entry) => Object.keys(entry))
  .filter((name) => /^use[A-Z]/.test(name));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Compares what a hook returns: texts, lists and records. */
const equal = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) || isRecord(one) ? JSON.stringify(one) === JSON.stringify(other) : false);
const isRecord = (value: unknown) => Object.getPrototypeOf(value ?? 0) === Object.prototype;

/** What the hook returned at the last render. */
let latest: unknown;

function Mounted({ row, show }: { row: HookRow; show: (result: never) => ReactElement }) {
  const result = row.use();
  latest = result;
  return show(result);
}

test("every exported hook has a row, or a reason to have none", () => {
  expect([...Object.keys(HOOKS), ...Object.keys(WITHOUT_PROPS)].toSorted()).toEqual([...new Set(exported)].toSorted());
});

describe.each(Object.entries(HOOKS))("%s", (_, row) => {
  test("every result that returns props has a row", () => {
    render(<Mounted row={row} show={() => <i />} />);
    const getters = Object.keys(latest as object).filter((name) => name.endsWith("Props"));
    expect(getters.toSorted()).toEqual(Object.keys(row.getters).toSorted());
  });

  describe.each(Object.entries(row.getters))("%s", (_, getter) => {
    const mount = (more?: Partial<More>) => {
      const { container } = render(<Mounted row={row} show={(result) => getter.render(result, more as More)} />);
      return container.firstElementChild as HTMLElement;
    };

    test("passes ref, className, style and data on", () => {
      const ref = createRef<HTMLButtonElement>();
      const element = mount({ ref, className: "own", style: { order: 7 }, ...{ "data-own": "yes" } });
      expect(ref.current).toBe(element);
      expect(element.classList).toContain("own");
      expect(element.style.order).toBe("7");
      expect(element.dataset["own"]).toBe("yes");
    });

    const { act: does } = getter;
    if (!does) return;
    const changed = (element: HTMLElement) => {
      const before = does.changes(latest as never);
      act(() => {
        does.happen(element);
        // Long enough for what waits for a resting pointer.
        vi.advanceTimersByTime(1000);
      });
      return !equal(does.changes(latest as never), before);
    };

    test(`${does.on}: the handlers of caller and hook both run`, () => {
      const theirs = vi.fn();
      expect(changed(mount({ [does.on]: theirs }))).toBe(true);
      expect(theirs).toHaveBeenCalledOnce();
    });

    test(`${does.on}: preventDefault() of the caller's handler keeps the hook's from running`, () => {
      expect(changed(mount({ [does.on]: (event: Event) => event.preventDefault() }))).toBe(false);
    });
  });
});
