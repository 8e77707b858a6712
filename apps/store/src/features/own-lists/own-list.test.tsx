import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { OwnList } from "./own-list.tsx";

// Its carousel needs a browser.
vi.mock("../listing/newest-pieces-view.tsx", () => ({ default: () => <h2>New Arrivals</h2> }));

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return refusal(404, "");
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (isEmpty: boolean) =>
  render(
    <MemoryRouter>
      <EmptyCache>
        <OwnList isEmpty={isEmpty} picture={{ src: "/cloth.webp" }}>
          <p>Your wishlist is empty</p>
        </OwnList>
      </EmptyCache>
    </MemoryRouter>,
  );

test("an empty list has a picture and asks for the products that were viewed last", async () => {
  localStorage.setItem("recentlyViewed", '["a","b","c","d","e"]');
  const { container } = show(true);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/cloth.webp");
  await waitFor(() => expect(asked).toEqual(["a", "b", "c", "d"].map((slug) => `/api/products/${slug}`)));
});

test("an empty list shows the newest products if none were viewed", async () => {
  show(true);
  await screen.findByRole("heading", { name: "New Arrivals" });
  expect(asked).toEqual([]);
});

test("a list with content shows only its content", () => {
  localStorage.setItem("recentlyViewed", '["a"]');
  const { container } = show(false);
  expect(screen.getByText("Your wishlist is empty")).toBeTruthy();
  expect(container.querySelector("img")).toBeNull();
  expect(asked).toEqual([]);
});
