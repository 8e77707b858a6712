import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FOLLOWED } from "../../lib/followed.ts";
import { RouteAnnouncer } from "./route-announcer.tsx";

function Shop() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <title>{`${pathname}${search}`}</title>
      <h1>Shop</h1>
      <select aria-label="Sort" />
      <input type="search" />
    </main>
  );
}

/** Returns the navigate function; the focus is on the list's sort order. */
function openShop(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: "*",
        element: (
          <>
            <Shop />
            <RouteAnnouncer />
          </>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  screen.getByRole("combobox").focus();
  return async (to: string | -1, state?: object) => {
    await act(() => (typeof to === "number" ? router.navigate(to) : router.navigate(to, { state })));
    settle();
  };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The focus moves a moment after the navigation, on fake timers. */
function settle() {
  act(() => void vi.runAllTimers());
}

test("leaves the focus alone on arrival", () => {
  openShop("/shop?page=2");
  settle();
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  expect(screen.getByRole("status").textContent).toBe("");
});

test.each(["/product/a", "/shop?page=2", "/shop?category_id=2"])(
  "%s, reached by a link, moves the focus to the heading and announces the title",
  async (path) => {
    const visit = openShop("/shop?category_id=1");
    await visit(path, FOLLOWED);
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    expect(screen.getByRole("status").textContent).toBe(path);
  },
);

test("navigating to another page moves the focus to the heading, however it was triggered", async () => {
  const visit = openShop("/shop");
  await visit("/product/a");
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test.each(["/shop?sort=price_asc", "/shop?category_id=2", "/shop?page=2&sort=price_asc"])(
  "%s, chosen on the page, leaves the focus on the control",
  async (path) => {
    const visit = openShop("/shop?page=2");
    await visit(path);
    expect(document.activeElement).toBe(screen.getByRole("combobox"));
  },
);

test("a shopper who is already typing keeps the focus, and the title is announced", async () => {
  const visit = openShop("/shop");
  screen.getByRole("searchbox").focus();
  await visit("/shop?page=2", FOLLOWED);
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  expect(screen.getByRole("status").textContent).toBe("/shop?page=2");
});

test("going back from a page of the list moves the focus to the heading again", async () => {
  const visit = openShop("/shop");
  await visit("/shop?page=2", FOLLOWED);
  screen.getByRole("combobox").focus();
  await visit(-1);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("going back from another sort order leaves the focus alone", async () => {
  const visit = openShop("/shop");
  await visit("/shop?sort=price_asc");
  await visit(-1);
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
});
