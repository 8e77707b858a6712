import { beforeEach, describe, expect, test, vi } from "vitest";

const HERE = "https://shop.test/shop/dresses";
const reload = vi.fn();
/** The server's response: its build, or a failure. */
let answer: () => Promise<Response>;
const asked: [url: string, method: string | undefined][] = [];
const build = (name: string, status = 200) =>
  Promise.resolve(new Response(null, { status, headers: { "x-build": name } }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.spyOn(console, "warn").mockReturnValue();
  sessionStorage.clear();
  asked.length = 0;
  answer = () => build("one");
  vi.stubGlobal("location", { href: HERE, reload });
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    asked.push([url, method]);
    return answer();
  });
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** Imports the module in a fresh document of build "one". */
async function openDocument() {
  const library = await import("./fresh-document.ts");
  library.watchBuild("one");
  return library;
}
const press = () => window.dispatchEvent(new Event("pointerdown"));

describe("after a failure", () => {
  test.each([
    ["another build makes the document stale", () => build("two"), true],
    ["its own build does not", () => build("one"), false],
    ["an answer of somebody in between does not", async () => new Response(), false],
    ["no answer does not", () => Promise.reject(new TypeError("offline")), false],
  ])("%s", async (_, given, stale) => {
    answer = given;
    const { suspectStaleBuild, isStaleBuild } = await openDocument();
    expect(isStaleBuild()).toBe(false);
    await suspectStaleBuild(new Error("gone"));
    expect(isStaleBuild()).toBe(stale);
    expect(asked).toEqual([[HERE, "HEAD"]]);
    expect(reload).not.toHaveBeenCalled();
  });

  test("the server is asked once per failed file, however many parts need it", async () => {
    const { suspectStaleBuild } = await openDocument();
    const failure = new Error("gone");
    await Promise.all([suspectStaleBuild(failure), suspectStaleBuild(failure)]);
    expect(asked).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith("A part of the page could not be loaded.", failure);
    await suspectStaleBuild(new Error("another"));
    expect(asked).toHaveLength(2);
  });
});

describe("a document is reloaded", () => {
  test("once, and again only after the shopper has pressed something", async () => {
    const { loadDocument } = await openDocument();
    expect(await loadDocument()).toBe(true);
    expect(await loadDocument()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    press();
    expect(await loadDocument()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("not again by the reloaded document", async () => {
    await (await openDocument()).loadDocument();
    vi.resetModules();
    const next = await openDocument();
    expect(await next.loadDocument()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("once per address without an input between", async () => {
    const { loadDocument } = await openDocument();
    await loadDocument();
    vi.stubGlobal("location", { href: "https://shop.test/cart", reload });
    expect(await loadDocument()).toBe(true);
  });

  test("again after a key press", async () => {
    const { loadDocument } = await openDocument();
    await loadDocument();
    window.dispatchEvent(new Event("keydown"));
    expect(await loadDocument()).toBe(true);
  });

  test("also when the page is a 404, which is an answer", async () => {
    answer = () => build("two", 404);
    expect(await (await openDocument()).loadDocument()).toBe(true);
  });

  test.each([
    ["the server is down", () => build("two", 503)],
    ["nobody answers", () => Promise.reject(new TypeError("offline"))],
  ])("not while %s, but later", async (_, given) => {
    answer = given;
    const { loadDocument } = await openDocument();
    expect(await loadDocument()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    answer = () => build("two");
    expect(await loadDocument()).toBe(true);
  });

  test("never when the browser refuses storage, because it could loop", async () => {
    const { loadDocument } = await openDocument();
    vi.stubGlobal("sessionStorage", undefined);
    expect(await loadDocument()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(press).not.toThrow();
    expect(console.warn).toHaveBeenCalledWith('The browser keeps nothing under "documentLoadedFor".');
  });
});
