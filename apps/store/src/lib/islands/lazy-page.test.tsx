import { act, cleanup, render, screen } from "@testing-library/react";
import { createElement, startTransition, Suspense } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Boundary } from "../../fixtures/boundary.tsx";
import { importing } from "../../fixtures/chunk.ts";
import { endHydration } from "../server-answers.ts";
import { island } from "./island.tsx";
import { type LazyPage, lazyPage } from "./lazy-page.ts";

const loadDocument = vi.hoisted(() => vi.fn(async () => false));
vi.mock("./fresh-document.ts", () => ({ loadDocument, suspectStaleBuild: async () => undefined }));

const GONE = new Error("gone");
const Dresses = () => <h1>Dresses</h1>;
const arrived = async () => ({ default: Dresses });

const Reviews = vi.fn(async () => ({ default: () => null }));
island(Reviews);

const Current = ({ page }: { page: LazyPage }) => createElement(page.usePage());

/** The shop's home page, or the given page. */
function Shop({ page }: { page: LazyPage | null }) {
  return (
    <Suspense fallback="nothing">
      <Boundary key={String(page === null)}>{page ? <Current page={page} /> : <h1>Home</h1>}</Boundary>
    </Suspense>
  );
}
const heading = () => screen.queryByRole("heading")?.textContent ?? null;

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockReturnValue();
  return () => {
    cleanup();
    vi.restoreAllMocks();
  };
});

describe("with the document", () => {
  test("is loaded before the first render, without its islands", async () => {
    const page = lazyPage(arrived);
    await page.load();
    expect(Reviews).not.toHaveBeenCalled();
    render(<Current page={page} />);
    expect(heading()).toBe("Dresses");
  });

  test("is loaded with its islands on a server", async () => {
    vi.stubGlobal("window", undefined);
    await lazyPage(arrived).load();
    vi.unstubAllGlobals();
    expect(Reviews).toHaveBeenCalledOnce();
  });
});

describe("ahead of a navigation", () => {
  test("is loaded, and its islands are prefetched without being evaluated", async () => {
    endHydration();
    const Gallery = vi.fn(async () => ({ default: () => null }));
    const page = lazyPage(async () => {
      island(Gallery);
      return arrived();
    });
    await page.prepare();
    expect(Gallery).not.toHaveBeenCalled();
    await page.load();
    expect(Gallery).toHaveBeenCalledOnce();
  });

  test("a failed chunk is not requested by approaching a link, only by following it", async () => {
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("", { status: 404 }));
    const page = lazyPage(importing("./dresses.js", arrived));
    page.loadAhead();
    // A navigation meanwhile shares the attempt.
    await expect(page.load()).rejects.toThrow("404");
    page.loadAhead();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockImplementation(async () => new Response());
    await page.load();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe("on a navigation", () => {
  let go: (to: LazyPage | null) => Promise<void>;
  beforeEach(() => {
    endHydration();
    const { rerender } = render(<Shop page={null} />);
    go = (to) => act(async () => startTransition(() => rerender(<Shop page={to} />)));
  });

  test("the previous page stays until the new one is completely loaded", async () => {
    const { promise, resolve } = Promise.withResolvers<{ default: typeof Dresses }>();
    await go(lazyPage(() => promise));
    expect(heading()).toBe("Home");
    await act(async () => resolve({ default: Dresses }));
    expect(heading()).toBe("Dresses");
  });

  test("a page loaded before shows at once", async () => {
    const page = lazyPage(arrived);
    await page.load();
    await go(page);
    expect(heading()).toBe("Dresses");
  });

  test("if it fails to load, the previous page stays while the document is loaded", async () => {
    loadDocument.mockResolvedValueOnce(true);
    await go(lazyPage(() => Promise.reject(GONE)));
    expect(heading()).toBe("Home");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("if the document fails too, the page throws, and the next request tries again", async () => {
    const run = vi.fn(() => Promise.reject<{ default: typeof Dresses }>(GONE));
    const page = lazyPage(run);
    await go(page);
    expect(screen.getByRole("alert").textContent).toBe("Error: gone");
    expect(loadDocument).toHaveBeenCalledOnce();
    await go(null);
    run.mockResolvedValue({ default: Dresses });
    await page.load();
    await go(page);
    expect(heading()).toBe("Dresses");
  });

  test("a page whose islands fail to load is still shown", async () => {
    // Affects all later pages, so this test must be the last.
    island(() => Promise.reject<{ default: typeof Dresses }>(GONE));
    await go(lazyPage(arrived));
    expect(heading()).toBe("Dresses");
  });
});
