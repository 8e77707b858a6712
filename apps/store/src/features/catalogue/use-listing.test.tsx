import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { listingQuery } from "./catalogue-queries.ts";
import { useListing } from "./use-listing.ts";

/** A server with 30 products. `status` is that of the next answer, `hold` delays it. */
const server = { status: 200, hold: Promise.resolve(), asked: [] as string[] };

beforeEach(() => {
  Object.assign(server, { status: 200, hold: Promise.resolve(), asked: [] });
  vi.stubGlobal("fetch", async (path: string) => {
    server.asked.push(path);
    await server.hold;
    if (server.status !== 200) return refusal(server.status, "No.");
    return Response.json({ data: [{ id: 1 }], total: 30, current_page: 1, last_page: 3, category: null });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openListing(path: string, slug: string | null = null) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <EmptyCache>{children}</EmptyCache>
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...useListing((search) => listingQuery(slug, search)), at: useLocation().search }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.state).toBe("ready"));
  return result;
}

test("requests the listing of the address", async () => {
  await openListing("/shop?page=2&category_id=3,1&sort=name_asc&utm=x");
  expect(server.asked).toEqual(["/api/products?category_id=3,1&sort=name_asc&page=2"]);
});

test("requests a category by its slug", async () => {
  await openListing("/shop/dresses?page=2", "dresses");
  expect(server.asked).toEqual(["/api/categories/dresses/products?page=2"]);
});

// spec: Another category or order
test.each([
  { change: { sort: "price_asc" as const }, address: "?category_id=3&sort=price_asc&per_page=24" },
  { change: { categoryIds: [4] }, address: "?category_id=4&sort=name_asc&per_page=24" },
  { change: { subCategoryIds: [9] }, address: "?category_id=3&sub_category_id=9&sort=name_asc&per_page=24" },
])("a change to $change goes to page 1 and keeps the other filters", async ({ change, address }) => {
  const listing = await openListing("/shop?page=3&category_id=3&sort=name_asc&per_page=24");
  act(() => listing.current.ask(change));
  await waitFor(() => expect(listing.current.at).toBe(address));
});

test("a change that contains the whole previous query also goes to page 1", async () => {
  const listing = await openListing("/shop?page=3");
  act(() => listing.current.ask({ ...listing.current.asked, sort: "price_desc" }));
  await waitFor(() => expect(listing.current.at).toBe("?sort=price_desc"));
});

test("keeps the old list until the new one has loaded", async () => {
  const listing = await openListing("/shop");
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  act(() => listing.current.ask({ sort: "name_desc" }));
  await waitFor(() => expect(listing.current.isRefreshing).toBe(true));
  expect(listing.current.listing?.total).toBe(30);
  resolve();
  await waitFor(() => expect(listing.current.isRefreshing).toBe(false));
});

test("reports a failure, and retries on request", async () => {
  const listing = await openListing("/shop");
  server.status = 503;
  act(() => listing.current.ask({ sort: "name_desc" }));
  await waitFor(() => expect(listing.current.state).toBe("error"));
  server.status = 200;
  act(() => listing.current.retry());
  await waitFor(() => expect(listing.current.state).toBe("ready"));
});

test("a loaded list stays when refetching fails, and a failure of the next list is reported", async () => {
  const listing = await openListing("/shop");
  server.status = 503;
  act(() => listing.current.retry());
  await waitFor(() => expect(server.asked).toHaveLength(2));
  await waitFor(() => expect(listing.current.isRefreshing).toBe(false));
  expect([listing.current.state, listing.current.listing?.total, listing.current.error]).toEqual([
    "ready",
    30,
    undefined,
  ]);
  act(() => listing.current.ask({ sort: "name_desc" }));
  await waitFor(() => expect(listing.current.state).toBe("error"));
  expect(listing.current.error).toBeDefined();
});

test("a category that turns out to be gone on refetching is no longer shown", async () => {
  const listing = await openListing("/shop/dresses", "dresses");
  server.status = 404;
  act(() => listing.current.retry());
  await waitFor(() => expect(listing.current.state).toBe("error"));
  expect(listing.current.error).toMatchObject({ status: 404 });
});
