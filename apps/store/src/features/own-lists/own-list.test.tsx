import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { refuseRequests } from "../../fixtures/refused-requests.ts";
import { OwnList } from "./own-list.tsx";

// Its carousel needs a browser.
vi.mock("../listing/newest-pieces-view.tsx", () => ({ default: () => <h2>New Arrivals</h2> }));

// Loaded before: a busy machine may take longer for it than the list waits.
beforeAll(() => Promise.all([import("../listing/newest-pieces-view.tsx"), import("../recent/recent-pieces-view.tsx")]));

let asked: string[];

beforeEach(() => {
  asked = refuseRequests();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Shown({ isEmpty }: { isEmpty: boolean }) {
  return (
    <MemoryRouter>
      <EmptyCache>
        <OwnList isEmpty={isEmpty} picture={{ src: "/cloth.webp" }}>
          <p>Your wishlist is empty</p>
        </OwnList>
      </EmptyCache>
    </MemoryRouter>
  );
}

const show = (isEmpty: boolean) => render(<Shown isEmpty={isEmpty} />);

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

test("the products below stay when one of them is saved", async () => {
  const { rerender } = render(<Shown isEmpty />);
  await screen.findByRole("heading", { name: "New Arrivals" });
  rerender(<Shown isEmpty={false} />);
  expect(screen.getByRole("heading", { name: "New Arrivals" })).toBeTruthy();
});

test("a list with content shows only its content", () => {
  localStorage.setItem("recentlyViewed", '["a"]');
  const { container } = show(false);
  expect(screen.getByText("Your wishlist is empty")).toBeTruthy();
  expect(container.querySelector("img")).toBeNull();
  expect(asked).toEqual([]);
});
