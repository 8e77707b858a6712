import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Route } from "./place.ts";
import { RoutesProvider } from "./routes-context.ts";
import { StoreLink } from "./store-link.tsx";

const load = vi.fn(async () => undefined);
const loadAhead = vi.fn();
const readProduct = vi.fn(async (_slug: string) => ({}));
const routes: Route[] = [
  { path: "/shop", module: "shop.tsx", page: { load, loadAhead, prepare: load, usePage: () => () => null } },
  {
    path: "/product/:slug",
    module: "product.tsx",
    page: { load, loadAhead, prepare: load, usePage: () => () => null },
    queries: ({ params: { slug = "" } }) => [{ key: ["product", slug], read: () => readProduct(slug) }],
  },
];

let products = 0;
function renderLink(): HTMLElement {
  products += 1;
  render(
    <MemoryRouter initialEntries={["/shop"]}>
      <RoutesProvider value={routes}>
        <StoreLink href={`/product/piece-${products}`}>Piece</StoreLink>
      </RoutesProvider>
    </MemoryRouter>,
  );
  return screen.getByRole("link");
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an approaching mouse loads the page's code, and its data when it stays", () => {
  const link = renderLink();
  fireEvent.pointerEnter(link, { pointerType: "mouse" });
  expect(loadAhead).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(64);
  expect(readProduct).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(readProduct).toHaveBeenCalledExactlyOnceWith(`piece-${products}`);
});

test("a mouse that only passes over requests no data", () => {
  const link = renderLink();
  fireEvent.pointerEnter(link, { pointerType: "mouse" });
  vi.advanceTimersByTime(60);
  fireEvent.pointerLeave(link);
  vi.advanceTimersByTime(1_000);
  fireEvent.focus(link);
  fireEvent.blur(link);
  vi.advanceTimersByTime(1_000);
  expect(readProduct).not.toHaveBeenCalled();
});

test("a touch loads the data at once", () => {
  fireEvent.pointerEnter(renderLink(), { pointerType: "touch" });
  vi.advanceTimersByTime(0);
  expect(readProduct).toHaveBeenCalledTimes(1);
});

test("with save-data nothing is requested before the link is followed", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const link = renderLink();
  fireEvent.pointerEnter(link, { pointerType: "touch" });
  vi.advanceTimersByTime(1_000);
  expect(readProduct).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(readProduct).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test("prefetched data is not requested again when the link is followed", () => {
  const link = renderLink();
  fireEvent.focus(link);
  vi.advanceTimersByTime(65);
  fireEvent.click(link);
  expect(readProduct).toHaveBeenCalledTimes(1);
});
