import { act, cleanup, render, screen } from "@testing-library/react";
import { type NavigateFunction, MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RouteAnnouncer } from "./route-announcer.tsx";

let go: NavigateFunction;

function Shop() {
  go = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <main>
      <title>{`${pathname}${search}`}</title>
      <h1>Shop</h1>
      <select aria-label="Sort" />
    </main>
  );
}

function openShop(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Shop />
      <RouteAnnouncer />
    </MemoryRouter>,
  );
  screen.getByRole("combobox").focus();
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The focus moves a moment after the navigation, on a clock that runs at once. */
function settle() {
  act(() => void vi.runAllTimers());
}

function visit(path: string) {
  act(() => void go(path));
  settle();
}

test("leaves the focus alone on arrival", () => {
  openShop("/shop?page=2");
  settle();
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  expect(screen.getByRole("status").textContent).toBe("");
});

test.each(["/product/a", "/shop?page=2", "/shop?sort=name_asc&page=2"])(
  "%s brings the focus to the heading, and its title is said",
  (path) => {
    openShop(path.includes("sort") ? "/shop?sort=name_asc" : "/shop");
    visit(path);
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    expect(screen.getByRole("status").textContent).toBe(path);
  },
);

test.each(["/shop?sort=price_asc", "/shop?category_id=2", "/shop?page=2&sort=price_asc"])(
  "%s, chosen on page 2, leaves the focus on what was chosen",
  (path) => {
    openShop("/shop?page=2");
    visit(path);
    expect(document.activeElement).toBe(screen.getByRole("combobox"));
  },
);

test("a page that is turned after a change of order brings the focus to the heading again", () => {
  openShop("/shop?page=2");
  visit("/shop?sort=price_asc");
  visit("/shop?sort=price_asc&page=2");
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
