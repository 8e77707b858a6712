import { beforeEach, expect, test, vi } from "vitest";
import type { Waiting } from "./waiting.ts";

/** What happened, in order: "fetch cart", "run cart". */
const log: string[] = [];
let idle: () => void;
let wait: typeof import("./waiting.ts").wait;
let runAwaitedIslands: typeof import("./waiting.ts").runAwaitedIslands;
const suspect = vi.hoisted(() => vi.fn());
vi.mock("./fresh-document.ts", () => ({ suspectStaleBuild: suspect }));

/** An island in the document; without `load` its code loads at once. */
function island(name: string, load: () => Promise<unknown> = async () => undefined): Waiting {
  const frame = document.createElement("div");
  frame.append(document.createElement("button"));
  document.body.append(frame);
  const fetch = async () => void log.push(`fetch ${name}`);
  return { frame, fetch, load, run: async () => void log.push(`run ${name}`) };
}
const nobody = () => false;
/** Lets each island run its task. */
const settle = () => vi.advanceTimersByTimeAsync(1);
const becomeQuiet = () => {
  idle();
  return settle();
};
const touch = (element: Element) => {
  element.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  return settle();
};

beforeEach(async () => {
  log.length = 0;
  suspect.mockReset();
  document.body.innerHTML = "";
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    idle = callback;
  });
  vi.resetModules();
  ({ wait, runAwaitedIslands } = await import("./waiting.ts"));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "connection");
    delete window.earlyEvents;
  };
});

test("an island is fetched when the page is idle, and run at the first input", async () => {
  wait(island("reviews"), nobody);
  await settle();
  expect(log).toEqual([]);
  await becomeQuiet();
  expect(log).toEqual(["fetch reviews"]);
  await touch(document.body);
  expect(log).toEqual(["fetch reviews", "run reviews"]);
});

test("an island added to an idle page is fetched at once, unless it must be scrolled into view", async () => {
  wait(island("menu"), nobody);
  await becomeQuiet();
  wait(island("reviews"), nobody);
  wait({ ...island("footer"), seen: () => new Promise(() => undefined) }, nobody);
  await settle();
  expect(log).toEqual(["fetch menu", "fetch reviews"]);
  await touch(document.body);
  expect(log.slice(2)).toEqual(["run menu", "run reviews"]);
});

test("content awaited by an inactive visitor runs at once on an idle page", async () => {
  wait(island("toaster"), nobody);
  runAwaitedIslands();
  await settle();
  expect(log).toEqual([]);
  await becomeQuiet();
  runAwaitedIslands();
  await settle();
  expect(log).toEqual(["fetch toaster", "run toaster"]);
});

test("with save-data nothing is fetched before it is needed", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  wait(island("reviews"), nobody);
  await becomeQuiet();
  expect(log).toEqual([]);
  await touch(document.body);
  expect(log).toEqual(["run reviews"]);
});

test("an island that failed to prefetch is loaded again at the first input", async () => {
  wait({ ...island("reviews"), fetch: () => Promise.reject(new Error("offline")) }, nobody);
  await becomeQuiet();
  expect(suspect).not.toHaveBeenCalled();
  await touch(document.body);
  expect(log).toEqual(["run reviews"]);
});

test("an awaited island runs while idle", async () => {
  wait(island("cart"), () => true);
  await settle();
  expect(log).toEqual([]);
  await becomeQuiet();
  expect(log).toEqual(["run cart"]);
});

test("the touched island runs first, and each in its own task", async () => {
  const [header, buyBox, reviews] = ["header", "buy box", "reviews"].map((name) => island(name));
  for (const each of [header!, buyBox!, reviews!]) wait(each, nobody);
  const tasks: number[] = [];
  vi.stubGlobal("setTimeout", (callback: () => void) => {
    tasks.push(log.length);
    return queueMicrotask(callback);
  });
  buyBox!.frame.firstElementChild!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(log).toEqual(["run buy box", "run header", "run reviews"]));
  expect(tasks).toEqual([0, 1, 2]);
});

test("an input before the page's own code counts", async () => {
  const [header, menu] = [island("header"), island("menu")];
  window.earlyEvents = {
    kept: [{ event: new Event("click"), target: menu.frame }],
    waits: () => true,
    giveUp: vi.fn(),
  };
  wait(header, nobody);
  wait(menu, nobody);
  await settle();
  expect(log).toEqual(["run menu", "run header"]);
});

test("an island added later runs at once after the first input", async () => {
  wait(island("header"), nobody);
  await touch(document.body);
  wait(island("reviews"), nobody);
  await settle();
  expect(log).toEqual(["run header", "run reviews"]);
});

test("an island that must be seen first is neither fetched nor run before, and does not delay others", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  wait({ ...island("reviews"), seen: () => promise }, () => true);
  wait(island("header"), nobody);
  await becomeQuiet();
  expect(log).toEqual(["run header"]);
  resolve();
  await settle();
  expect(log).toEqual(["run header", "run reviews"]);
});

test("a removed island is not run", async () => {
  wait(island("header"), nobody);
  wait(island("reviews"), nobody)();
  await touch(document.body);
  expect(log).toEqual(["run header"]);
});

test("an island removed while its code loads is not run", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const takeBack = wait(
    island("reviews", () => promise),
    nobody,
  );
  await touch(document.body);
  takeBack();
  resolve();
  await settle();
  expect(log).toEqual([]);
});

test("an island that fails to load does not delay others, drops its kept clicks, and triggers a build check", async () => {
  const gone = new Error("gone");
  const giveUp = vi.fn();
  window.earlyEvents = { kept: [], waits: () => true, giveUp };
  const header = island("header", () => Promise.reject(gone));
  wait(header, nobody);
  wait(island("reviews"), nobody);
  await touch(document.body);
  expect(log).toEqual(["run reviews"]);
  expect(giveUp.mock.calls).toEqual([[header.frame]]);
  expect(suspect.mock.calls).toEqual([[gone]]);
});
