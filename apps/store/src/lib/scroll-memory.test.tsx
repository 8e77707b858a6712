import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FOLLOWED } from "./followed.ts";
import { ScrollMemory } from "./scroll-memory.tsx";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("scrollY", 0);
});

afterEach(() => {
  cleanup();
  scrollTo.mockReset();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A store whose pages were visited in this order; the last one is shown, as if the document had just been loaded. */
function openStore(...visited: string[]) {
  const router = createMemoryRouter([{ path: "*", element: <ScrollMemory /> }], { initialEntries: visited });
  render(<RouterProvider router={router} />);
  return async (to: string | -1 | 1, state?: object) =>
    act(() => (typeof to === "number" ? router.navigate(to) : router.navigate(to, { state })));
}

/** The shopper scrolls. */
function scroll(top: number) {
  vi.stubGlobal("scrollY", top);
  window.dispatchEvent(new Event("scroll"));
}

const scrolls = () => scrollTo.mock.calls.map(([{ top, behavior }]) => `${top} ${behavior}`);

test("leaves the first page where the browser has put it", () => {
  openStore("/shop?page=2");
  expect(scrolls()).toEqual([]);
});

// spec: Position on the page
test.each(["/product/a", "/shop/dresses"])("%s begins at the top, at once", async (to) => {
  const go = openStore("/shop");
  await go(to);
  expect(scrolls()).toEqual(["0 instant"]);
});

test.each(["/shop?page=2", "/shop?category_id=2"])("%s begins at the top where a link leads there", async (to) => {
  const go = openStore("/shop?category_id=1");
  await go(to, FOLLOWED);
  expect(scrolls()).toEqual(["0 instant"]);
});

test.each(["/shop?sort=name_asc", "/shop?category_id=2"])("%s, chosen on the page, stays where it is", async (to) => {
  const go = openStore("/shop");
  await go(to);
  expect(scrolls()).toEqual([]);
});

// spec: Position on the page
test("back and forward return to where each page was left", async () => {
  const go = openStore("/shop");
  scroll(600);
  await go("/product/a");
  scroll(250);
  await go("/cart");
  scrollTo.mockReset();
  await go(-1);
  await go(-1);
  await go(1);
  expect(scrolls()).toEqual(["250 instant", "600 instant", "250 instant"]);
});

test("a page that is opened twice has a place of its own each time", async () => {
  const go = openStore("/shop");
  scroll(600);
  await go("/product/a");
  await go("/shop");
  scroll(90);
  await go("/product/b");
  scrollTo.mockReset();
  await go(-1);
  expect(scrolls()).toEqual(["90 instant"]);
});

test("a link to a part of a page goes there, not to the top", async () => {
  const part = Object.assign(document.createElement("p"), { id: "reviews", scrollIntoView: vi.fn() });
  document.body.append(part);
  const go = openStore("/shop");
  await go("/product/a#reviews");
  expect(part.scrollIntoView).toHaveBeenCalledOnce();
  expect(scrolls()).toEqual([]);
});

test("a reload is the browser's to restore, and the pages before it are remembered through it", async () => {
  const go = openStore("/shop");
  expect(window.history.scrollRestoration).toBe("manual");
  scroll(600);
  await go("/product/a");
  window.dispatchEvent(new Event("pagehide"));
  expect(window.history.scrollRestoration).toBe("auto");
  expect(Object.values(JSON.parse(sessionStorage.getItem("scrollPositions") ?? "{}") as object)).toContain(600);
});

test("whatever lies in the session's storage, the page opens", async () => {
  sessionStorage.setItem("scrollPositions", "no JSON");
  const go = openStore("/shop");
  await go("/cart");
  expect(scrolls()).toEqual(["0 instant"]);
});
