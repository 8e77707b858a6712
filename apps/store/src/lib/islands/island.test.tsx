import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, createContext, type ReactNode, use, useEffect, useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { importing } from "../../fixtures/chunk.ts";
import type { IslandContext } from "./index.ts";

const Currency = createContext("INR");
const gone = vi.fn();
/** When a counter throws: never, on the next click, or while rendering. */
let fault: "none" | "on click" | "at once" = "none";

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  const id = useId();
  const currency = use(Currency);
  useEffect(() => gone, []);
  if (fault === "at once" || (fault === "on click" && count > 0)) throw new Error("the loom has stopped");
  return (
    <button id={id} type="button" onClick={() => setCount(count + 1)}>
      {label} {count} {currency}
    </button>
  );
}
type Part = ComponentType<{ label: string }>;
const arrived = async (): Promise<{ default: Part }> => ({ default: Counter });

let library: typeof import("./index.ts");
let page: (Island: Part, label?: string, currency?: string) => ReactNode;

/** Imports the library afresh, as in a new document, with a page around its islands. */
async function openDocument(renderMarkup?: IslandContext["renderMarkup"]) {
  vi.resetModules();
  library = await import("./index.ts");
  const { IslandContextProvider, carry } = library;
  const context: IslandContext = {
    carried: [carry(Currency)],
    around: (content) => content,
    renderMarkup,
    isAwaited: () => false,
  };
  page = (Island, label = "Dresses", currency = "INR") => (
    <Currency value={currency}>
      <IslandContextProvider value={context}>
        <h1>{label}</h1>
        <Island label={label} />
      </IslandContextProvider>
    </Currency>
  );
}

const markupOf = (content: ReactNode, identifierPrefix?: string) =>
  renderToString(content, identifierPrefix === undefined ? {} : { identifierPrefix });

/** Puts the server-rendered page into the document and hydrates it with an island that loads through `importModule`. */
async function hydrate(importModule: () => Promise<{ default: Part }>, change = () => {}) {
  await openDocument(markupOf);
  const OnServer = library.island(arrived);
  const { loadAllIslands } = await import("./island.tsx");
  await loadAllIslands();
  const html = markupOf(page(OnServer));
  await openDocument();
  const Island = library.island(importModule);
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = html;
  change();
  const { rerender, unmount } = render(page(Island), { container, hydrate: true, onRecoverableError: vi.fn() });
  return { show: (label: string, currency?: string) => rerender(page(Island, label, currency)), unmount };
}

const button = () => screen.getByRole("button");
const pass = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Simulates the visitor's first input and waits for its effects. */
async function touch() {
  fireEvent.pointerMove(document.body);
  await pass();
  await pass();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  gone.mockReset();
  fault = "none";
  return () => {
    cleanup();
    document.body.innerHTML = "";
    delete window.earlyEvents;
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

describe("until its code is loaded", () => {
  test("the server's markup stays despite changes around it, then shows the current state", async () => {
    const { promise, resolve } = Promise.withResolvers<{ default: Part }>();
    const { show } = await hydrate(() => promise);
    const asItCame = button();
    show("Kurtas", "EUR");
    await touch();
    expect(screen.getByRole("heading").textContent).toBe("Kurtas");
    expect(button().textContent).toBe("Dresses 0 INR");
    resolve({ default: Counter });
    await touch();
    expect(button()).toBe(asItCame);
    expect(button().textContent).toBe("Kurtas 0 EUR");
    fireEvent.click(button());
    expect(button().textContent).toBe("Kurtas 1 EUR");
    show("Tops", "INR");
    expect(button().textContent).toBe("Tops 1 INR");
    expect(console.error).not.toHaveBeenCalled();
  });

  test("clicks are kept, and replayed once it is loaded", async () => {
    await hydrate(arrived);
    const event = new MouseEvent("click", { bubbles: true });
    fireEvent(button(), event);
    window.earlyEvents = { kept: [{ event, target: button() }], waits: () => true, giveUp: vi.fn() };
    await touch();
    expect(button().textContent).toBe("Dresses 1 INR");
    expect(button().closest("[data-waiting]")).toBeNull();
  });

  test("a translation is reverted before hydration, so that the clicked button is the same element", async () => {
    await hydrate(arrived);
    const asItCame = button();
    for (const text of [...asItCame.childNodes].filter((node) => node instanceof Text)) {
      const font = document.createElement("font");
      font.textContent = "कपड़े";
      text.replaceWith(font);
    }
    await Promise.resolve();
    window.earlyEvents = {
      kept: [{ event: new MouseEvent("click", { bubbles: true }), target: asItCame }],
      waits: () => true,
      giveUp: vi.fn(),
    };
    await touch();
    expect(button()).toBe(asItCame);
    expect(button().textContent).toBe("Dresses 1 INR");
    expect(console.error).not.toHaveBeenCalled();
  });
});

test("if the document is rendered again because its markup was changed, the island renders with its code", async () => {
  await hydrate(arrived, () => document.querySelector("h1")!.replaceChildren("कपड़े"));
  expect(screen.getByRole("heading").textContent).toBe("Dresses");
  await pass();
  expect(button().textContent).toBe("Dresses 0 INR");
});

describe("when its code fails to load", () => {
  test("the server's markup stays; its file is requested four times with growing pauses", async () => {
    const asked: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (url, { method = "GET" } = {}) => {
      asked.push(method);
      return new Response(null, { status: String(url).endsWith(".js") ? 404 : 200 });
    });
    const { show } = await hydrate(importing("./gone.js", arrived));
    await touch();
    const counts = [];
    for (const ms of [0, 2_000, 2_000, 6_000, 8_000, 24_000, 600_000]) {
      await pass(ms);
      counts.push(asked.filter((method) => method === "GET").length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4]);
    show("Kurtas");
    expect(button().textContent).toBe("Dresses 0 INR");
    expect(asked.filter((method) => method === "HEAD")).toHaveLength(1);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe("one that throws", () => {
  /** React reports an error inside `act` to `act` instead of the root, so this test does without `act`. */
  async function throwing(when: typeof fault, happens: () => unknown) {
    fault = when;
    vi.useRealTimers();
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    happens();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith("An island failed to render.", new Error("the loom has stopped")),
    );
    await waitFor(button);
  }

  test("while hydrating keeps the server's markup, and ignores later changes around it", async () => {
    const { show } = await hydrate(arrived);
    await throwing("at once", () => document.body.dispatchEvent(new Event("pointermove", { bubbles: true })));
    show("Kurtas");
    expect(button().textContent).toBe("Dresses 0 INR");
  });

  test("later also goes back to the server's markup", async () => {
    const { show } = await hydrate(arrived);
    await touch();
    await throwing("on click", () => button().click());
    show("Kurtas");
    expect(button().textContent).toBe("Dresses 0 INR");
  });
});

test("is unmounted with its page", async () => {
  const { unmount } = await hydrate(arrived);
  await touch();
  unmount();
  expect(gone).not.toHaveBeenCalled();
  await pass();
  expect(gone).toHaveBeenCalledOnce();
});

describe("after a navigation", () => {
  test("its place is empty until it is loaded", async () => {
    await openDocument();
    const { endHydration } = await import("../server-answers.ts");
    endHydration();
    const { promise, resolve } = Promise.withResolvers<{ default: Part }>();
    render(page(library.island(() => promise)));
    await pass();
    expect(screen.queryByRole("button")).toBeNull();
    resolve({ default: Counter });
    await pass();
    expect(button().textContent).toBe("Dresses 0 INR");
  });

  test("it is loaded with its page, and those of the shell are loaded already", async () => {
    await openDocument();
    const { loadIslandsOfPages, loadAllIslands } = await import("./island.tsx");
    const [ofPage, ofShell] = [vi.fn(arrived), vi.fn(arrived)];
    library.island(ofPage);
    library.island(ofShell, { of: "shell" });
    await loadIslandsOfPages();
    expect([ofPage, ofShell].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await loadAllIslands();
    expect([ofPage, ofShell].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

test("throws without a provider around it", async () => {
  await openDocument(markupOf);
  const Island = library.island(arrived);
  expect(() => markupOf(<Island label="Dresses" />)).toThrow("without an <IslandContextProvider>");
});

describe("inside another island", () => {
  /** An island with a button of its own. Its code defines the island behind the button. */
  const outer = (importInner: typeof arrived) => async (): Promise<{ default: Part }> => {
    const Inner = library.island(importInner);
    return {
      default: ({ label }) => (
        <>
          <Counter label={`All ${label}`} />
          <Inner label={label} />
        </>
      ),
    };
  };
  const counters = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  async function hydrateNested(importInner: typeof arrived) {
    await openDocument(markupOf);
    const OnServer = library.island(outer(arrived));
    const { loadAllIslands } = await import("./island.tsx");
    await loadAllIslands();
    document.body.innerHTML = markupOf(page(OnServer));
    await openDocument();
    const Outer = library.island(outer(importInner));
    const { rerender } = render(page(Outer), { container: document.body, hydrate: true });
    return () => rerender(page(Outer, "Kurtas", "EUR"));
  }

  test("both are in the document, and the kept clicks of each are replayed on it", async () => {
    await hydrateNested(arrived);
    expect(counters()).toEqual(["All Dresses 0 INR", "Dresses 0 INR"]);
    expect(document.querySelectorAll("[data-waiting] [data-waiting]")).toHaveLength(1);
    const asTheyCame = screen.getAllByRole("button");
    const event = new MouseEvent("click", { bubbles: true });
    const kept = asTheyCame.toReversed().map((target) => ({ event, target }));
    window.earlyEvents = { kept, waits: () => true, giveUp: vi.fn() };
    await touch();
    await touch();
    expect(counters()).toEqual(["All Dresses 1 INR", "Dresses 1 INR"]);
    expect(document.querySelector("[data-waiting]")).toBeNull();
    expect(screen.getAllByRole("button")).toEqual(asTheyCame);
    expect(console.error).not.toHaveBeenCalled();
  });

  test("it keeps its markup while its own code is missing, then shows the current props and contexts", async () => {
    const { promise, resolve } = Promise.withResolvers<{ default: Part }>();
    const change = await hydrateNested(() => promise);
    await touch();
    change();
    await pass();
    expect(counters()).toEqual(["All Kurtas 0 EUR", "Dresses 0 INR"]);
    resolve({ default: Counter });
    await touch();
    expect(counters()).toEqual(["All Kurtas 0 EUR", "Kurtas 0 EUR"]);
  });
});
