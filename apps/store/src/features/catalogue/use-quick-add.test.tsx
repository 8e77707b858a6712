import { act, cleanup, renderHook } from "@testing-library/react";
import type { AddToCart } from "@selvedge/commerce/wire/cart";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartLine } from "../../fixtures/cart-line.ts";
import { Page } from "../../fixtures/page.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { toasts } from "../../lib/toasts.ts";
import { useQuickAdd } from "./use-quick-add.ts";

vi.mock("../../lib/use-go.ts", () => ({ useGo: () => vi.fn() }));

const option = (type: string, ...values: string[]) => ({ type, options: values.map((value) => ({ value })) });

/** A server with one product with these options. `refuse` answers an add with that message; `hold` delays it. */
const server = {
  attributes: [option("size", "One size")],
  refuse: null as string | null,
  hold: Promise.resolve(),
  added: [] as AddToCart[],
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { attributes: [option("size", "One size")], refuse: null, hold: Promise.resolve(), added: [] });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (path.startsWith("/api/products/")) {
      return Response.json({ product: { id: 3, attributes: server.attributes } });
    }
    if (method !== "POST") return Response.json({ carts: [cartLine(1)] });
    await server.hold;
    if (server.refuse !== null) return refusal(409, server.refuse);
    server.added.push(JSON.parse(String(body)) as AddToCart);
    return Response.json({ status: "success", message: "", cartToken: "cart_1" });
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Two cards of a list. */
function openList(hasOptions = false) {
  const onOptions = vi.fn<() => void>();
  const { result } = renderHook(
    () => [useQuickAdd("stole", hasOptions, onOptions), useQuickAdd("dupatta", hasOptions, onOptions)] as const,
    { wrapper: Page },
  );
  return { cards: result, onOptions, states: () => result.current.map(({ state }) => state) };
}

// spec: Quick add
// spec: Success shown for 2 s
test("each card has its own busy state, then done for two seconds, and adds once", async () => {
  const { cards, states } = openList();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  let adding: Promise<unknown> = Promise.resolve();
  act(() => void (adding = Promise.all([cards.current[0].quickAdd(), cards.current[0].quickAdd()])));
  expect(states()).toEqual(["busy", "idle"]);
  resolve();
  await act(() => adding);
  expect(states()).toEqual(["done", "idle"]);
  expect(server.added).toMatchObject([{ product_id: 3, quantity: 1, variants: [{ type: "size", value: "One size" }] }]);
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(states()).toEqual(["done", "idle"]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(states()).toEqual(["idle", "idle"]);
});

// spec: Failed to add product to cart
test.each([
  ["", "Failed to add product to cart"],
  ["This product is out of stock", "This product is out of stock"],
])("an add that the server refuses with %j shows %j", async (refuse, shown) => {
  const { cards, states } = openList();
  server.refuse = refuse;
  await act(() => cards.current[0].quickAdd());
  expect(states()).toEqual(["idle", "idle"]);
  expect(toasts.getSnapshot().map(({ type, text }) => `${type}: ${text}`)).toEqual([`error: ${shown}`]);
});

test.each([true, false])("a product with options to choose is not added; known to the list: %s", async (isKnown) => {
  server.attributes = [option("size", "S", "M")];
  const { cards, onOptions, states } = openList(isKnown);
  await act(() => cards.current[0].quickAdd());
  expect(onOptions).toHaveBeenCalledOnce();
  expect([server.added, states()]).toEqual([[], ["idle", "idle"]]);
});
