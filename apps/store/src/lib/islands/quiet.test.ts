import { beforeEach, expect, test, vi } from "vitest";
import { firstIntent, quiet } from "./quiet.ts";

/** Resolved values. */
const heard: unknown[] = [];

beforeEach(() => {
  heard.length = 0;
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test("resolves when the document is loaded and the browser is idle after that", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
  void quiet().then(() => heard.push("quiet"));
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(idle).toHaveLength(1);
  await Promise.resolve();
  expect(heard).toEqual([]);
  idle[0]!();
  await Promise.resolve();
  expect(heard).toEqual(["quiet"]);
});

test("resolves after a timeout in a browser without requestIdleCallback", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  expect("requestIdleCallback" in window).toBe(false);
  void quiet().then(() => heard.push("quiet"));
  await vi.advanceTimersByTimeAsync(199);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(["quiet"]);
});

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])(
  "%s counts as an input, only the first one, and even if propagation is stopped",
  async (type) => {
    document.body.innerHTML = "<button></button><a></a>";
    const [button, link] = document.body.children;
    button!.addEventListener(type, (event) => event.stopPropagation());
    void firstIntent().then((event) => heard.push(event.target));
    for (const element of [button, link]) element!.dispatchEvent(new Event(type, { bubbles: true }));
    await Promise.resolve();
    expect(heard).toEqual([button]);
  },
);
