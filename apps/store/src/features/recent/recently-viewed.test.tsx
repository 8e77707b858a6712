import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { refuseRequests } from "../../fixtures/refused-requests.ts";
import { decide } from "../../lib/consent.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { useRememberedView } from "./remember-viewed.ts";

let asked: string[];

beforeEach(() => {
  asked = refuseRequests();
  decide(true);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Visit({ slug }: { slug: string }) {
  useRememberedView(slug);
  return <RecentlyViewed slug={slug} />;
}
const visit = (slug: string) =>
  render(
    <MemoryRouter>
      <EmptyCache>
        <Visit slug={slug} />
      </EmptyCache>
    </MemoryRouter>,
  );
const stored = () => JSON.parse(localStorage.getItem("recentlyViewed") ?? "null") as unknown;

test("each product is stored once, the newest first, and the sixth is dropped", () => {
  for (const slug of ["a", "b", "c", "a", "d", "e", "f"]) visit(slug).unmount();
  expect(stored()).toEqual(["f", "e", "d", "a", "c"]);
});

test("without consent nothing is stored, and withdrawing consent deletes what was", () => {
  visit("a").unmount();
  decide(false);
  expect(stored()).toBeNull();
  visit("b");
  expect(stored()).toBeNull();
});

test("invalid stored values are replaced with the next product", () => {
  localStorage.setItem("recentlyViewed", '[7,"../cart","b"]');
  visit("a");
  expect(stored()).toEqual(["a", "b"]);
});

test("nothing is requested without earlier products, and missing products are not shown", async () => {
  visit("a");
  expect(asked).toEqual([]);
  cleanup();
  localStorage.setItem("recentlyViewed", '["b","a"]');
  visit("a");
  await waitFor(() => expect(asked).toEqual(["/api/products/b"]));
  await waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
});
