import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { firstHead } from "./server/first-head.ts";

const first = readFileSync(join(import.meta.dirname, "public/first.js"), "utf8");

beforeEach(() => {
  vi.useFakeTimers();
  // The listeners of the scripts that ran before stay on the window.
  if (window.earlyEvents) window.earlyEvents.waits = () => false;
  document.head.innerHTML = "";
  return () => vi.useRealTimers();
});

/** Runs the script in a document with this body. */
function open(body: string, styles = "/fonts.css") {
  document.body.innerHTML = body;
  const script = document.createElement("script");
  Object.assign(script.dataset, {
    entry: "/entry.js",
    modules: "/core.js /page.js",
    fonts: "/one.woff2",
    styles,
  });
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  runInThisContext(first);
}

/** Requested URLs, in order. */
const asked = () =>
  [...document.head.children].map((element) => element.getAttribute("href") ?? element.getAttribute("src"));
const ALL = ["/one.woff2", "/fonts.css", "/core.js", "/page.js", "/entry.js"];

const PAGE = `<img fetchpriority="high" src="/largest.avif"><img src="/other.avif"><button>Add to cart</button>`;
const largest = () => document.querySelector("img")!;

test("nothing is requested before the largest picture has loaded; then fonts, then modules", () => {
  open(PAGE);
  document.querySelectorAll("img")[1]!.dispatchEvent(new Event("load"));
  expect(asked()).toEqual([]);
  largest().dispatchEvent(new Event("load"));
  expect(asked()).toEqual(ALL);
});

test("fonts are requested with the attributes that the styles use, and the entry runs as a module", () => {
  open("");
  const [font, , , , entry] = document.head.children;
  expect(font).toMatchObject({ rel: "preload", as: "font", crossOrigin: "anonymous" });
  expect(entry).toMatchObject({ type: "module" });
});

test("without a separate font style sheet, inlined font faces apply once all fonts have loaded or failed", () => {
  document.head.innerHTML = `<style id="faces" media="not all"></style>`;
  open("", "");
  const faces = document.querySelector<HTMLStyleElement>("#faces")!;
  expect(faces.media).toBe("not all");
  document.querySelector("[rel=preload]")!.dispatchEvent(new Event("load"));
  expect(faces.media).toBe("all");
});

test("the page switches to its fonts once all of them have loaded or failed", () => {
  open("");
  const styles = () => document.head.querySelectorAll("[rel=stylesheet]").length;
  const [font, list] = document.head.children;
  list!.dispatchEvent(new Event("load"));
  expect(styles()).toBe(0);
  font!.dispatchEvent(new Event("error"));
  expect(styles()).toBe(1);
});

test("a slow font stops delaying the others after a timeout, and the font styles are added once", () => {
  open("");
  const styles = () => document.head.querySelectorAll("[rel=stylesheet]").length;
  vi.advanceTimersByTime(3_999);
  expect(styles()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(styles()).toBe(1);
  for (const link of document.head.querySelectorAll("[rel=preload]")) link.dispatchEvent(new Event("load"));
  expect(styles()).toBe(1);
});

test.each([
  ["there is no such picture", `<img src="/other.avif">`, () => {}],
  ["it cannot be had", PAGE, () => largest().dispatchEvent(new Event("error"))],
  ["it takes too long", PAGE, () => vi.advanceTimersByTime(4_000)],
  ["somebody has touched the page", PAGE, () => document.querySelector("button")!.click()],
])("everything is requested when %s", (_when, body, happen) => {
  open(body);
  happen();
  expect(asked()).toEqual(ALL);
});

test("if the entry fails to load, the page gives up the events that wait for it", () => {
  open("");
  const giveUp = vi.spyOn(window.earlyEvents!, "giveUp").mockReturnValue();
  document.querySelector("script")!.dispatchEvent(new Event("error"));
  expect(giveUp.mock.calls).toEqual([[document.documentElement]]);
});

test("a mouse that rests where the page appears is no input, and one that moves is", () => {
  open(PAGE);
  const point = (movementX: number) =>
    document.body.dispatchEvent(
      Object.assign(new Event("pointermove", { bubbles: true }), { movementX, movementY: 0, pointerType: "mouse" }),
    );
  point(0);
  expect(asked()).not.toContain("/entry.js");
  point(3);
  expect(asked()).toContain("/entry.js");
});

test("everything is requested only once", () => {
  open(PAGE);
  document.querySelector("button")!.click();
  largest().dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(10_000);
  // The font style sheet is prefetched first and applied after the fonts.
  expect(asked()).toEqual([...ALL, "/fonts.css"]);
});

test("the largest picture is not looked for while the document is still loading", () => {
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  open("");
  expect(asked()).toEqual([]);
  state.mockRestore();
  window.dispatchEvent(new Event("DOMContentLoaded"));
  expect(asked()).toEqual(ALL);
});

test("clicks before this script are kept, except those the browser handles itself", () => {
  // Left by the tests before.
  Object.assign(globalThis, { begin: undefined });
  runInThisContext(/<script>(.*)<\/script>/.exec(firstHead("").markup)![1]!);
  document.body.innerHTML = `<button type="button"><b>Filter</b></button><a href="#" data-opens><i></i></a><form><button>Send</button></form><a href="#">There</a>`;
  const targets = [...document.querySelectorAll("b, i, form button, a:not([data-opens])")];
  for (const target of targets) target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  open("");
  expect(window.earlyEvents!.kept.map(({ event }) => event.target)).toEqual(targets.slice(0, 2));
});
