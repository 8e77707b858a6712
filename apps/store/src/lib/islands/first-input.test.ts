import { beforeEach, describe, expect, test, vi } from "vitest";

const FIRST_SCRIPT = "../../../public/first.js";
const READING_MS = 1_000;

/** Files requested by `public/first.js`, as "relation path", in order. */
const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link, script")].map((element) =>
    "src" in element ? `run ${new URL(element.src).pathname}` : `${element.rel} ${new URL(element.href).pathname}`,
  );
const hasRun = () => requested().includes("run /entry.js");

interface Arrival {
  /** Whether the document is the same for every visitor. */
  waits?: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
  /** Files that are fetched ahead, besides the page's. */
  later?: string;
}

/** Runs the page's first script as in a document that has been parsed. */
async function arrive({ waits = true, connection, later = "/menu.js" }: Arrival = {}): Promise<void> {
  const script = document.createElement("script");
  Object.assign(script.dataset, { entry: "/entry.js", modules: "/page.js", later, fonts: "/a.woff2" });
  if (waits) script.dataset["waits"] = "";
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  await import(FIRST_SCRIPT);
  // The end of the document.
  vi.advanceTimersByTime(0);
}
/** The page has loaded and the browser is idle. */
const becomeQuiet = () => vi.advanceTimersByTime(1_000);
const touch = (element: Element, type = "pointerdown") =>
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  document.head.innerHTML = "";
  document.body.innerHTML = `<a href="/shop">Shop</a><a href="/search" data-opens>Search</a><button>Menu</button>`;
  // Each test runs the script again; the listeners of earlier runs must not act.
  const listening: Parameters<Window["removeEventListener"]>[] = [];
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((...how: Parameters<typeof listen>) => {
    listening.push([how[0], how[1] as EventListener, true]);
    listen(...how);
  });
  return () => {
    for (const how of listening) window.removeEventListener(...how);
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

describe("a document that is complete for every visitor", () => {
  test("has its fonts when the picture has arrived, its files when it is quiet, and runs its code after a while", async () => {
    await arrive();
    expect(requested()).toEqual(["preload /a.woff2"]);
    becomeQuiet();
    expect(requested().slice(1)).toEqual(["prefetch /page.js", "prefetch /entry.js", "prefetch /menu.js"]);
    vi.advanceTimersByTime(READING_MS);
    expect(requested().slice(4)).toEqual(["modulepreload /page.js", "run /entry.js"]);
  });

  test.each([
    { missing: "none", parsed: ["/page.js", "/entry.js", "/menu.js"] },
    { missing: "/menu.js", parsed: [] },
  ])("has its modules parsed ahead once all files are in the browser's cache; missing: $missing", async (given) => {
    await arrive({ later: "/style.css /menu.js" });
    becomeQuiet();
    const known = requested().length;
    for (const link of document.head.querySelectorAll("link[rel=prefetch]"))
      link.dispatchEvent(new Event(link.getAttribute("href") === given.missing ? "error" : "load"));
    expect(requested().slice(known)).toEqual(given.parsed.map((path) => `modulepreload ${path}`));
  });

  test.each(["pointerdown", "keydown", "focusin", "scroll"])("runs its code once, at the first %s", async (type) => {
    await arrive();
    touch(document.querySelector("button")!, type);
    expect(hasRun()).toBe(true);
    const { length } = requested();
    touch(document.body, type);
    expect(requested()).toHaveLength(length);
    expect(window.earlyEvents?.firstInput?.target).toBe(document.querySelector("button"));
  });

  test("runs its code only once the document has been parsed, because its end has the page's state", async () => {
    const parsed = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    await arrive();
    touch(document.querySelector("button")!);
    expect(requested()).toEqual(["preload /a.woff2", "modulepreload /page.js"]);
    parsed.mockReturnValue("interactive");
    window.dispatchEvent(new Event("DOMContentLoaded"));
    expect(requested().slice(2)).toEqual(["run /entry.js"]);
  });

  test("runs its code for a link that opens something, but not for one that is followed", async () => {
    await arrive();
    // A press also focuses the link.
    for (const type of ["pointerdown", "focusin"]) touch(document.querySelector("a")!, type);
    expect(hasRun()).toBe(false);
    touch(document.querySelector("[data-opens]")!);
    expect(hasRun()).toBe(true);
  });

  test("sends Add to cart before it requests its code, which would take the request's share of a slow line", async () => {
    document.body.innerHTML = `<form id="buy" method="post" data-kept>
      <input name="product_id" value="7"><input name="quantity" value="1"><input name="cart_token"></form>
      <button type="submit" form="buy"><b>Add to cart</b></button>`;
    let answer!: (response: Response) => void;
    const fetching = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal("fetch", fetching);
    await arrive();
    const button = document.querySelector("b")!;
    for (const type of ["pointerdown", "focusin", "click"]) touch(button, type);
    expect([fetching.mock.calls.length, hasRun()]).toEqual([1, false]);
    answer(Response.json({ cartToken: "cart-2" }));
    await vi.waitFor(() => expect(hasRun()).toBe(true));
    vi.unstubAllGlobals();
  });

  test.each([{ saveData: true }, { effectiveType: "3g" }])(
    "requests nothing before an input with %j",
    async (connection) => {
      await arrive({ connection });
      becomeQuiet();
      vi.advanceTimersByTime(READING_MS);
      expect(requested()).toEqual([]);
      touch(document.body);
      expect(requested()).toEqual(["preload /a.woff2", "modulepreload /page.js", "run /entry.js"]);
    },
  );

  test.each(["cartToken", "token", "wishlistSessionId", "compareItems"])(
    "runs its code at once for a visitor with a stored %s",
    async (key) => {
      localStorage.setItem(key, "1");
      await arrive();
      expect(hasRun()).toBe(true);
    },
  );
});

test("a document that is only complete with its code runs it at once", async () => {
  await arrive({ waits: false, connection: { saveData: true } });
  expect(hasRun()).toBe(true);
});
