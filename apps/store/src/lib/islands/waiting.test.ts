import { beforeEach, expect, test, vi } from "vitest";
import type { Waiting } from "./waiting.ts";

/** What happened, in order: "run cart". */
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
  return { frame, load, run: async () => void log.push(`run ${name}`) };
}
const nobody = () => false;
/** Lets each island run its task. */
const settle = () => vi.advanceTimersByTimeAsync(1);
const becomeQuiet = () => {
  idle();
  return settle();
};
/** A press on the element that has happened. */
const pressOn = (element: Element): Event => {
  const press = new Event("click");
  element.dispatchEvent(press);
  return press;
};
const touch = (element: Element, type = "pointerdown") => {
  element.dispatchEvent(new Event(type, { bubbles: true }));
  return settle();
};
const scroll = () => touch(document.body, "scroll");
const ANSWER_MS = 1_001;

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
    delete window.earlyEvents;
  };
});

test("an island runs at the first input", async () => {
  wait(island("reviews"), nobody);
  await becomeQuiet();
  expect(log).toEqual([]);
  await scroll();
  expect(log).toEqual(["run reviews"]);
});

test("content awaited by an inactive visitor runs at once on an idle page", async () => {
  wait(island("toaster"), nobody);
  runAwaitedIslands();
  await settle();
  expect(log).toEqual([]);
  await becomeQuiet();
  runAwaitedIslands();
  await settle();
  expect(log).toEqual(["run toaster"]);
});

test("an awaited island runs while idle", async () => {
  wait(island("cart"), () => true);
  await settle();
  expect(log).toEqual([]);
  await becomeQuiet();
  expect(log).toEqual(["run cart"]);
});

test("a press runs the touched island, and the others once it has been answered, each in its own task", async () => {
  const [header, buyBox, reviews] = ["header", "buy box", "reviews"].map((name) => island(name));
  for (const each of [header!, buyBox!, reviews!]) wait(each, nobody);
  await touch(buyBox!.frame.firstElementChild!);
  expect(log).toEqual(["run buy box"]);
  await touch(reviews!.frame.firstElementChild!);
  expect(log).toEqual(["run buy box", "run reviews"]);
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(log).toEqual(["run buy box", "run reviews", "run header"]);
});

test.each(["scroll", "focusin", "pointermove"])("a %s runs all islands, each in its own task", async (type) => {
  for (const name of ["header", "buy box", "reviews"]) wait(island(name), nobody);
  const tasks: number[] = [];
  vi.stubGlobal("setTimeout", (callback: () => void) => {
    tasks.push(log.length);
    return queueMicrotask(callback);
  });
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.waitFor(() => expect(log).toEqual(["run header", "run buy box", "run reviews"]));
  expect(tasks).toEqual([0, 1, 2]);
});

test("an input before the page's own code counts", async () => {
  const [header, menu] = [island("header"), island("menu")];
  window.earlyEvents = {
    kept: [{ event: pressOn(menu.frame), target: menu.frame }],
    waits: () => true,
    giveUp: vi.fn(),
  };
  wait(header, nobody);
  wait(menu, nobody);
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(log).toEqual(["run menu", "run header"]);
});

test("an input that has started the page's code counts, even if it needs no answer", async () => {
  const [header, menu] = [island("header"), island("menu")];
  window.earlyEvents = { kept: [], firstInput: pressOn(menu.frame), waits: () => true, giveUp: vi.fn() };
  wait(header, nobody);
  wait(menu, nobody);
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(log).toEqual(["run menu", "run header"]);
});

test("an island added later runs at once after the first input", async () => {
  wait(island("header"), nobody);
  await scroll();
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
  await scroll();
  expect(log).toEqual(["run header"]);
});

test("an island removed while its code loads is not run", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const remove = wait(
    island("reviews", () => promise),
    nobody,
  );
  await scroll();
  remove();
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
  await scroll();
  expect(log).toEqual(["run reviews"]);
  expect(giveUp.mock.calls).toEqual([[header.frame]]);
  expect(suspect.mock.calls).toEqual([[gone]]);
});
