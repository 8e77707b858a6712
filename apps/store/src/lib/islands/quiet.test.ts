import { beforeEach, expect, test, vi } from "vitest";
import { firstIntent, quiet } from "./quiet.ts";

/** What has resolved. */
const heard: unknown[] = [];

beforeEach(() => {
  heard.length = 0;
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test("it is quiet when the document is loaded, and the browser idle after it", async () => {
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

test("a browser without idle time is given some", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  expect("requestIdleCallback" in window).toBe(false);
  void quiet().then(() => heard.push("quiet"));
  await vi.advanceTimersByTimeAsync(199);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(["quiet"]);
});

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])(
  "%s is a sign of somebody, and the first alone counts, whatever hears it",
  async (type) => {
    document.body.innerHTML = "<button></button><a></a>";
    const [button, link] = document.body.children;
    button!.addEventListener(type, (event) => event.stopPropagation());
    void firstIntent().then((target) => heard.push(target));
    for (const element of [button, link]) element!.dispatchEvent(new Event(type, { bubbles: true }));
    await Promise.resolve();
    expect(heard).toEqual([button]);
  },
);
