import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { CartInbox, CartLine } from "@selvedge/commerce/wire/cart";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartLine } from "../../fixtures/cart-line.ts";
import { Page } from "../../fixtures/page.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { toasts } from "../../lib/toasts.ts";
import { useCart } from "./use-cart.ts";
import { useLineChanges } from "./use-line-changes.ts";

/** A server with one line that refuses these methods with this message. */
const server = { refuses: [] as string[], status: 409, sentence: "", hasLine: true };

beforeEach(() => {
  Object.assign(server, { refuses: [], status: 409, sentence: "", hasLine: true });
  localStorage.setItem("cartToken", "cart_1");
  vi.stubGlobal("fetch", async (_path: string, { method = "GET" }: RequestInit) => {
    if (method === "GET") return Response.json({ carts: server.hasLine ? [cartLine(1)] : [] } satisfies CartInbox);
    if (server.refuses.includes(method)) return refusal(server.status, server.sentence);
    server.hasLine = method !== "DELETE";
    const status = method === "DELETE" ? "Successfully deleted item" : "success";
    return Response.json({ status, message: "", cartToken: "cart_1" });
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

const said = () => toasts.getSnapshot().map(({ type, text }) => `${type}: ${text}`);

async function openCart() {
  const { result } = renderHook(
    () => {
      const cart = useCart();
      return { lines: cart.lines, ...useLineChanges(cart) };
    },
    { wrapper: Page },
  );
  await waitFor(() => expect(result.current.lines).toHaveLength(1));
  return result;
}

// spec: Failed to update item
test.each([
  ["", "Failed to update item"],
  ["Only 3 pieces are left.", "Only 3 pieces are left."],
])("a quantity that the server refuses with %j shows %j beside its line", async (sentence, shown) => {
  const cart = await openCart();
  Object.assign(server, { refuses: ["PUT"], sentence });
  act(() => cart.current.setQuantity(cartLine(1), 9));
  await waitFor(() => expect(cart.current.errorOf(cartLine(1))).toBe(shown));
  expect(cart.current.isBusy(cartLine(1))).toBe(false);
  server.refuses = [];
  act(() => cart.current.setQuantity(cartLine(1), 2));
  await waitFor(() => expect(cart.current.errorOf(cartLine(1))).toBeUndefined());
});

// spec: Failed to remove item
test.each([
  ["", "Failed to remove item"],
  ["The shop is busy.", "The shop is busy."],
])("a line whose removal is refused with %j stays and shows %j", async (sentence, shown) => {
  const cart = await openCart();
  Object.assign(server, { refuses: ["DELETE"], status: 503, sentence });
  await act(() => cart.current.remove(cartLine(1)));
  expect(cart.current.errorOf(cartLine(1))).toBe(shown);
  expect(cart.current.lines).toHaveLength(1);
  expect(said()).toEqual([]);
});

// spec: Failed to add item to cart
test("a removed line can be restored for a longer time, and a failure to restore it is reported", async () => {
  const cart = await openCart();
  await act(() => cart.current.remove(cartLine(1)));
  expect(cart.current.lines).toEqual([]);
  expect(said()).toEqual(["success: Noor Khadi Kurta removed"]);
  const [toast] = toasts.getSnapshot();
  expect([toast?.action?.label, toast?.durationMs]).toEqual(["Undo", 8_000]);
  server.refuses = ["POST"];
  act(() => toast?.action?.onPress());
  await waitFor(() => expect(said()).toContain("error: Failed to add item to cart"));
});

test("only a line that is being removed is busy, so that Remove works while its quantity changes", async () => {
  const [first, second] = ["line-1", "line-2"].map((id) => ({ ...cartLine(1), id, item_id: id })) as [
    CartLine,
    CartLine,
  ];
  const ends: (() => void)[] = [];
  const wait = () => new Promise<CartLine[]>((resolve) => ends.push(() => resolve([])));
  const { result } = renderHook(() => useLineChanges({ ...useCart(), setQuantity: wait, remove: wait }), {
    wrapper: Page,
  });
  const busy = () => [first, second].map((line) => result.current.isBusy(line));
  act(() => result.current.setQuantity(first, 2));
  expect(busy()).toEqual([false, false]);
  act(() => void result.current.remove(first));
  act(() => void result.current.remove(second));
  expect(busy()).toEqual([true, true]);
  await act(async () => ends[0]?.());
  expect(busy()).toEqual([true, true]);
  await act(async () => ends[1]?.());
  expect(busy()).toEqual([false, true]);
  await act(async () => ends[2]?.());
  expect(busy()).toEqual([false, false]);
});
