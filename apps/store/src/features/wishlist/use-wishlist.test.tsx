import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { wishedProduct } from "../../fixtures/wished-product.ts";
import { server, startWishlistServer } from "../../fixtures/wishlist-server.ts";
import { takeFlash } from "../../lib/flash.ts";
import { toasts } from "../../lib/toasts.ts";
import { useKeptWishlist, useWishlistCount } from "./use-kept-wishlist.ts";
import { useCheckedWish, useIsWished, useWishlist } from "./use-wishlist.ts";

beforeEach(() => {
  startWishlistServer();
  localStorage.setItem("token", "bearer");
  localStorage.setItem("wishlistSessionId", "session-of-a-test-1");
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const texts = () => toasts.getSnapshot().map(({ text }) => text);

function Page({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={["/shop?page=2"]}>
      <EmptyCache>{children}</EmptyCache>
    </MemoryRouter>
  );
}

function open() {
  const { result } = renderHook(
    () => {
      const { entries, toggle, remove, error } = useWishlist();
      useKeptWishlist();
      const { pathname, search } = useLocation();
      return {
        ids: entries?.map(({ product_id }) => product_id),
        error,
        toggle,
        remove,
        count: useWishlistCount(),
        isWished: [1, 2].map(useIsWished),
        place: pathname + search,
      };
    },
    { wrapper: Page },
  );
  return result;
}

async function opened() {
  const list = open();
  await waitFor(() => expect(list.current.ids).toEqual([1]));
  return list;
}

// spec: Toggling the wishlist
// spec: Product added to wishlist
test("an added product shows at once, and the server's list then replaces the guess", async () => {
  const list = await opened();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  let change: Promise<unknown> = Promise.resolve();
  act(() => {
    change = list.current.toggle(wishedProduct(2), false);
  });
  await waitFor(() => expect(list.current.ids).toEqual([2, 1]));
  expect(list.current.count).toBe(2);
  expect(list.current.isWished).toEqual([true, true]);
  expect(server.listed).toEqual([1]);
  resolve();
  await act(() => change);
  expect(server.listed).toEqual([2, 1]);
  expect(texts()).toEqual(["Product added to wishlist"]);
});

// spec: Toggling the wishlist
// spec: Product removed from wishlist
test("a removed product can be restored", async () => {
  const list = await opened();
  await act(() => list.current.remove(wishedProduct(1)));
  expect([list.current.ids, server.listed]).toEqual([[], []]);
  const [toast] = toasts.getSnapshot();
  expect(toast?.text).toBe("Product removed from wishlist");
  expect([toast?.action?.label, toast?.durationMs]).toEqual(["Undo", 8_000]);
  act(() => toast?.action?.onPress());
  await waitFor(() => expect(server.listed).toEqual([1]));
  await waitFor(() => expect(list.current.ids).toEqual([1]));
});

// spec: Failed to add item to wishlist
// spec: Failed to update wishlist
test.each([
  ["adding", 2, false, "Failed to add item to wishlist"],
  ["taking away", 1, true, "Failed to update wishlist"],
])("%s that is refused is reverted with a message", async (_what, id, isWished, text) => {
  const list = await opened();
  server.refuseWith = 500;
  await act(() => list.current.toggle(wishedProduct(id), isWished));
  expect(list.current.ids).toEqual([1]);
  expect(texts()).toEqual([text]);
});

// spec: Failed to remove from wishlist
test("a refused removal restores the card with a message", async () => {
  const list = await opened();
  server.refuseWith = 500;
  await act(() => list.current.remove(wishedProduct(1)));
  expect(list.current.ids).toEqual([1]);
  expect(texts()).toEqual(["Failed to remove from wishlist"]);
});

test("pressing a heart twice restores the original state, whichever answer arrives first", async () => {
  const list = await opened();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  await act(async () => {
    const changes = [list.current.toggle(wishedProduct(2), false), list.current.toggle(wishedProduct(2), true)];
    resolve();
    await Promise.all(changes);
  });
  expect(server.listed).toEqual([1]);
  await waitFor(() => expect(list.current.ids).toEqual([1]));
});

// spec: What a change of the wishlist answers
test.each([
  ["adding", 2, false, ["Failed to add item to wishlist"]],
  ["taking away", 1, true, ["Failed to update wishlist"]],
])("%s counts only if the answer confirms it", async (_what, id, isWished, failed) => {
  const list = await opened();
  server.said = { message: "A proxy's page" };
  await act(() => list.current.toggle(wishedProduct(id), isWished));
  expect(list.current.ids).toEqual([1]);
  expect(texts()).toEqual(failed);
});

// spec: What a change of the wishlist answers
test("a deleted flag confirms a removal too", async () => {
  const list = await opened();
  server.said = { deleted: true };
  await act(() => list.current.toggle(wishedProduct(1), true));
  expect(list.current.ids).toEqual([]);
  expect(texts()).toEqual(["Product removed from wishlist"]);
});

// spec: A wishlist that cannot be read
// spec: Wished pieces after a failed load
test("an outage shows no message, and no product counts as wished until the list can be read again", async () => {
  const list = await opened();
  server.isDown = true;
  const other = new BroadcastChannel("wishlist");
  other.postMessage("changed");
  await waitFor(() => expect(list.current.error).toBeDefined());
  expect(list.current.isWished).toEqual([false, false]);
  expect(list.current.ids).toEqual([1]);
  expect(texts()).toEqual([]);
  server.isDown = false;
  other.postMessage("changed");
  await waitFor(() => expect(list.current.isWished).toEqual([true, false]));
  other.close();
});

// spec: A guest’s heart
// spec: wishlistSessionId
test("a guest's wish is stored under a session id and redirects to login, which returns to the page", async () => {
  localStorage.clear();
  const list = open();
  await waitFor(() => expect(list.current.ids).toEqual([]));
  await act(() => list.current.toggle(wishedProduct(2), false));
  expect(list.current.place).toBe(`/login?redirect=${encodeURIComponent("/shop?page=2")}`);
  expect(localStorage.getItem("wishlistSessionId")).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(server.listed).toEqual([2, 1]);
  expect(takeFlash()).toEqual({ type: "info", text: "We kept Piece 2 for you." });
  act(() => {
    localStorage.setItem("token", "bearer");
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  });
  await waitFor(() => expect(texts()).toEqual(["Product added to wishlist"]));
});

test("a guest is redirected to login even if the wish could not be stored, and the reason is shown there", async () => {
  localStorage.clear();
  server.refuseWith = 500;
  const list = open();
  await act(() => list.current.toggle(wishedProduct(2), false));
  expect(list.current.place).toMatch(/^\/login/);
  expect(takeFlash()).toEqual({ type: "error", text: "Failed to update wishlist" });
});

test.each(["null", "undefined", "<script>", "short"])("stored %s is not a session id", async (stored) => {
  localStorage.removeItem("token");
  localStorage.setItem("wishlistSessionId", stored);
  const list = open();
  await waitFor(() => expect(list.current.ids).toEqual([]));
  expect(server.asked).toEqual([]);
});

// spec: The wishlist at the start
test("an account's list is requested in a browser without a session id", async () => {
  localStorage.removeItem("wishlistSessionId");
  const list = open();
  await waitFor(() => expect(list.current.ids).toEqual([1]));
});

test("logging out in another tab clears the hearts here", async () => {
  const list = await opened();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  });
  expect([list.current.ids, list.current.count]).toEqual([[], 0]);
});

test("another tab's change shows here", async () => {
  const list = await opened();
  server.listed = [2, 1];
  const other = new BroadcastChannel("wishlist");
  other.postMessage("changed");
  await waitFor(() => expect(list.current.ids).toEqual([2, 1]));
  other.close();
});

// spec: Whether a product is wished for, without its answer
test("if the check of one product fails, the list decides", async () => {
  server.checkIsDown = true;
  const { result } = renderHook(() => ({ ids: useWishlist().entries, wished: [1, 2].map(useCheckedWish) }), {
    wrapper: Page,
  });
  await waitFor(() => expect(result.current.ids).toHaveLength(1));
  expect(result.current.wished).toEqual([true, false]);
  expect(texts()).toEqual([]);
});

// spec: Whether a product is wished for
// spec: Wishlist check 5000 ms
test("the check of one product is deduplicated for five seconds", async () => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const asked = () => server.asked.filter((call) => call.includes("/check/1")).length;
  const { result, rerender } = renderHook(({ show }) => [useCheckedWish(show), useCheckedWish(show)], {
    wrapper: Page,
    initialProps: { show: 1 },
  });
  await pass(0);
  expect(result.current).toEqual([true, true]);
  rerender({ show: 2 });
  await pass(4_500);
  expect(result.current).toEqual([false, false]);
  rerender({ show: 1 });
  await pass(100);
  expect(result.current).toEqual([true, true]);
  expect(asked()).toBe(1);
  rerender({ show: 2 });
  await pass(1_000);
  rerender({ show: 1 });
  await pass(100);
  expect(asked()).toBe(2);
});

// spec: Wishlist check 5000 ms
test("the check is repeated after five seconds", async () => {
  vi.useFakeTimers();
  const { rerender } = renderHook(({ show }) => useCheckedWish(show), { wrapper: Page, initialProps: { show: 1 } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const asked = () => server.asked.filter((call) => call.includes("/check/1")).length;
  const leaveAndComeBack = async () => {
    for (const show of [2, 1]) {
      rerender({ show });
      // The request starts with the next frame.
      await pass(20);
    }
  };
  await pass(4_900);
  await leaveAndComeBack();
  expect(asked()).toBe(1);
  await pass(100);
  await leaveAndComeBack();
  expect(asked()).toBe(2);
});
