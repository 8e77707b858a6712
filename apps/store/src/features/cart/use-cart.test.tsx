import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { CartInbox } from "@selvedge/commerce/wire/cart";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartLine } from "../../fixtures/cart-line.ts";
import { Page } from "../../fixtures/page.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { ApiError } from "../../lib/http.ts";
import { useCartCount } from "./cart-changes.ts";
import { useCart } from "./use-cart.ts";

const DELETED = "Successfully deleted item";

/**
 * A server with one cart. `refuseWith` answers the next change with that status; `hold` delays it; `said` is its
 * message.
 */
const server = { qty: 1, refuseWith: 0, hold: Promise.resolve(), said: DELETED };

beforeEach(() => {
  Object.assign(server, { qty: 1, refuseWith: 0, hold: Promise.resolve(), said: DELETED });
  localStorage.setItem("cartToken", "cart_1");
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (path.startsWith("/api/cart/inbox")) {
      return Response.json({ carts: server.qty > 0 ? [cartLine(server.qty)] : [] } satisfies CartInbox);
    }
    if (path.startsWith("/api/cart/count")) return Response.json({ cartItemNumber: { cart_items_count: server.qty } });
    await server.hold;
    if (server.refuseWith > 0) return refusal(server.refuseWith, "Only 1 piece is left.");
    if (method === "DELETE" && server.said !== DELETED) return Response.json({ status: server.said });
    server.qty = method === "DELETE" ? 0 : Number(path.split("/").at(-1));
    return Response.json({ status: method === "DELETE" ? server.said : "success" });
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function openCart() {
  const { result } = renderHook(() => ({ ...useCart(), count: useCartCount() }), { wrapper: Page });
  await waitFor(() => expect(result.current.lines?.map(({ qty }) => qty)).toEqual([1]));
  return result;
}

// spec: Cart and count after a change
test("a new quantity shows at once and is then replaced by the server's answer", async () => {
  const cart = await openCart();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  let change: Promise<unknown> = Promise.resolve();
  act(() => {
    change = cart.current.setQuantity("line-1", 5);
  });
  await waitFor(() => expect(cart.current.lines?.[0]?.qty).toBe(5));
  expect(server.qty).toBe(1);
  resolve();
  await act(() => change);
  expect(cart.current.lines?.[0]?.qty).toBe(5);
  await waitFor(() => expect(cart.current.count).toBe(5));
});

test("a refused quantity is reverted with the reason", async () => {
  const cart = await openCart();
  server.refuseWith = 409;
  await act(() => expect(cart.current.setQuantity("line-1", 5)).rejects.toThrow("Only 1 piece is left."));
  expect(cart.current.lines?.[0]?.qty).toBe(1);
});

// spec: Changing a quantity
// spec: Cart item not found in store state
test("a line that is not in the cart is not changed", async () => {
  const cart = await openCart();
  await expect(cart.current.setQuantity("line-2", 5)).rejects.toThrow("Cart item not found in store state");
});

// spec: Removing a line
test("a line counts as removed only if the server confirms it with the specified text", async () => {
  const cart = await openCart();
  server.said = "success";
  await act(() => expect(cart.current.remove("line-1")).rejects.toThrow(ApiError));
  expect(cart.current.lines?.map(({ qty }) => qty)).toEqual([1]);
  await act(() => expect(cart.current.clear()).rejects.toThrow(ApiError));
  expect(localStorage.getItem("cartToken")).toBe("cart_1");
  server.said = DELETED;
  await act(() => cart.current.remove("line-1"));
  expect(cart.current.lines).toEqual([]);
});

test("removing a line that is already gone succeeds", async () => {
  const cart = await openCart();
  server.refuseWith = 404;
  server.qty = 0;
  await act(() => cart.current.remove("line-1"));
  expect(cart.current.lines).toEqual([]);
});

// spec: Clearing the cart
// spec: No cart token available
test("clearing the cart removes each line and deletes the token", async () => {
  const cart = await openCart();
  await act(() => cart.current.clear());
  expect(localStorage.getItem("cartToken")).toBeNull();
  await waitFor(() => expect(cart.current.lines).toEqual([]));
  await expect(cart.current.clear()).rejects.toThrow("No cart token available");
});

// spec: No cart items to clear.
test("an empty cart cannot be cleared", async () => {
  server.qty = 0;
  const { result: cart } = renderHook(useCart, { wrapper: Page });
  await waitFor(() => expect(cart.current.lines).toEqual([]));
  await expect(cart.current.clear()).rejects.toThrow("No cart items to clear.");
});

test("a cart that the server does not empty keeps its token", async () => {
  const cart = await openCart();
  server.refuseWith = 409;
  await act(() => expect(cart.current.clear()).rejects.toThrow("Only 1 piece is left."));
  expect(localStorage.getItem("cartToken")).toBe("cart_1");
});
