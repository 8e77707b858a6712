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

/** A store with this history; the last page is shown as if its document had just loaded. */
function openStore(...visited: string[]) {
  const router = createMemoryRouter([{ path: "*", element: <ScrollMemory /> }], { initialEntries: visited });
  render(<RouterProvider router={router} />);
  return async (to: string | -1 | 1, state?: object) =>
    act(() => (typeof to === "number" ? router.navigate(to) : router.navigate(to, { state })));
}

/** Simulates scrolling. */
function scroll(top: number) {
  vi.stubGlobal("scrollY", top);
  window.dispatchEvent(new Event("scroll"));
}

const scrolls = () => scrollTo.mock.calls.map(([{ top, behavior }]) => `${top} ${behavior}`);

test("leaves the first page where the browser has scrolled it", () => {
  openStore("/shop?page=2");
  expect(scrolls()).toEqual([]);
});

// spec: Position on the page
test.each(["/product/a", "/shop/dresses"])("%s starts at the top without animation", async (to) => {
  const go = openStore("/shop");
  await go(to);
  expect(scrolls()).toEqual(["0 instant"]);
});

test.each(["/shop?page=2", "/shop?category_id=2"])("%s starts at the top when reached by a link", async (to) => {
  const go = openStore("/shop?category_id=1");
  await go(to, FOLLOWED);
  expect(scrolls()).toEqual(["0 instant"]);
});

test.each(["/shop?sort=name_asc", "/shop?category_id=2"])(
  "%s, chosen on the page, keeps the scroll position",
  async (to) => {
    const go = openStore("/shop");
    await go(to);
    expect(scrolls()).toEqual([]);
  },
);

// spec: Position on the page
test("back and forward restore each page's scroll position", async () => {
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

test("two visits of one page have separate positions", async () => {
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

test("a link with a fragment scrolls to it instead of the top", async () => {
  const part = Object.assign(document.createElement("p"), { id: "reviews", scrollIntoView: vi.fn() });
  document.body.append(part);
  const go = openStore("/shop");
  await go("/product/a#reviews");
  expect(part.scrollIntoView).toHaveBeenCalledOnce();
  expect(scrolls()).toEqual([]);
});

test("a reload is restored by the browser, and earlier pages keep their positions", async () => {
  const go = openStore("/shop");
  expect(window.history.scrollRestoration).toBe("manual");
  scroll(600);
  await go("/product/a");
  window.dispatchEvent(new Event("pagehide"));
  expect(window.history.scrollRestoration).toBe("auto");
  expect(Object.values(JSON.parse(sessionStorage.getItem("scrollPositions") ?? "{}") as object)).toContain(600);
});

test("the page opens whatever the session storage holds", async () => {
  sessionStorage.setItem("scrollPositions", "no JSON");
  const go = openStore("/shop");
  await go("/cart");
  expect(scrolls()).toEqual(["0 instant"]);
});
