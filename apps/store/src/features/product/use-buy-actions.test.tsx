import { act, cleanup, renderHook } from "@testing-library/react";
import type { AddToCart, CartInbox } from "@selvedge/commerce/wire/cart";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Page } from "../../fixtures/page.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { toasts } from "../../lib/toasts.ts";
import { type CartDrawerState, CartDrawerProvider } from "../cart/cart-drawer-state.ts";
import { type Wanted, useBuyActions } from "./use-buy-actions.ts";

const go = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock("../../lib/use-go.ts", () => ({ useGo: () => go }));

const product = {
  id: 3,
  name: "Noor Khadi Kurta",
  attributes: [
    {
      id: 1,
      name: "Size",
      type: "size",
      options: [
        { id: 1, value: "M" },
        { id: 2, value: "Custom" },
      ],
    },
    { id: 2, name: "Material", type: "material", options: [{ id: 3, value: "Khadi, indigo" }] },
  ],
} as unknown as Product;
const all: Wanted = { choice: { size: "M", material: "Khadi, indigo" }, measurements: null, quantity: 2 };

/** A server with an empty cart. `refuse` answers the next add with that status and message; `hold` delays it, `holdCart` the cart. */
const server = {
  refuse: null as [number, string] | null,
  hold: Promise.resolve(),
  holdCart: Promise.resolve(),
  added: [] as AddToCart[],
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { refuse: null, hold: Promise.resolve(), holdCart: Promise.resolve(), added: [] });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (method === "POST") {
      await server.hold;
      if (server.refuse) return refusal(...server.refuse);
      server.added.push(JSON.parse(String(body)) as AddToCart);
      return Response.json({ status: "success", message: "", cartToken: "cart_1" });
    }
    if (path.startsWith("/api/cart/count")) return Response.json({ cartItemNumber: { cart_items_count: 2 } });
    await server.holdCart;
    const line = {
      id: "line-1",
      qty: 2,
      variants: { size: "M", material: "Khadi, indigo", measurements: null },
      product,
    };
    return Response.json({ carts: [line] } as unknown as CartInbox);
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  go.mockReset();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The texts of the toasts, newest first. */
const said = () => toasts.getSnapshot().map(({ type, text }) => `${type}: ${text}`);

function openPage(initial: Wanted = all, opensAfterAdd = true) {
  const drawer = { open: vi.fn<CartDrawerState["open"]>(), opensAfterAdd };
  const onOpen = vi.fn<(open: readonly string[]) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Page>
      <CartDrawerProvider value={drawer}>{children}</CartDrawerProvider>
    </Page>
  );
  const { result: page, rerender } = renderHook((now: Wanted) => useBuyActions(product, now, onOpen), {
    wrapper,
    initialProps: initial,
  });
  return { page, drawer, onOpen, rerender };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("an add is done when the server has added it, before the cart is read for the drawer", async () => {
  const { page, drawer } = openPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.holdCart = promise;
  let add = Promise.resolve();
  act(() => void (add = page.current.addToCart()));
  await pass(0);
  expect(page.current.isAdded).toBe(true);
  expect(drawer.open).not.toHaveBeenCalled();
  resolve();
  await act(() => add);
  expect(drawer.open).toHaveBeenCalledTimes(1);
});

// spec: Add to cart, busy and done
// spec: The drawer after an add
// spec: Success shown for 2 s
test("an add is busy, then done for two seconds, and opens the drawer at its line", async () => {
  const { page, drawer } = openPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  let add = Promise.resolve();
  act(() => void (add = page.current.addToCart()));
  expect([page.current.busy, page.current.isAdded]).toEqual(["add", false]);
  resolve();
  await act(() => add);
  expect([page.current.busy, page.current.isAdded]).toEqual([null, true]);
  expect(server.added).toMatchObject([{ product_id: 3, quantity: 2, variants: [{ type: "size", value: "M" }, {}] }]);
  expect(drawer.open.mock.calls).toEqual([[{ text: "Product added to cart successfully", lineId: "line-1" }]]);
  expect(said()).toEqual([]);
  await pass(1_999);
  expect(page.current.isAdded).toBe(true);
  await pass(1);
  expect(page.current.isAdded).toBe(false);
});

// spec: Cart token, kept
test("the first add stores the cart's token, and the next one uses the same cart", async () => {
  const { page } = openPage();
  await act(() => page.current.addToCart());
  expect(readStored("cartToken")).toBe("cart_1");
  await act(() => page.current.addToCart());
  expect(server.added.map(({ cart_token }) => cart_token)).toEqual([null, "cart_1"]);
});

test("a quantity other than the displayed one can be added", async () => {
  const { page } = openPage();
  await act(() => page.current.addToCart(5));
  await act(() => page.current.addToCart());
  expect(server.added.map(({ quantity }) => quantity)).toEqual([5, 2]);
});

// spec: Product added to cart successfully
// spec: The drawer after an add
test("without a drawer, a toast confirms the add", async () => {
  const { page, drawer } = openPage(all, false);
  await act(() => page.current.addToCart());
  expect(drawer.open).not.toHaveBeenCalled();
  expect(said()).toEqual(["success: Product added to cart successfully"]);
});

// spec: Errors of the product page
// spec: Please select all options before adding to cart
// spec: Please select a size before proceeding to checkout
// spec: Errors of the product page shown for 3 s
test.each([
  {
    act: "addToCart" as const,
    choice: {},
    message: "Please select all options before adding to cart",
    open: ["size", "material"],
  },
  {
    act: "addToCart" as const,
    choice: { size: "M" },
    message: "Please select all options before adding to cart",
    open: ["material"],
  },
  {
    act: "buyNow" as const,
    choice: { material: "Khadi, indigo" },
    message: "Please select a size before proceeding to checkout",
    open: ["size"],
  },
  {
    act: "buyNow" as const,
    choice: { size: "M" },
    message: "Please select all options before adding to cart",
    open: ["material"],
  },
])(
  "$act with $open not chosen shows a message, moves there and sends nothing",
  async ({ act: press, choice, message, open }) => {
    const { page, onOpen, rerender } = openPage({ ...all, choice });
    await act(() => page.current[press]());
    expect(page.current.message).toBe(message);
    expect(page.current.invalid).toEqual(open);
    expect(onOpen.mock.calls).toEqual([[open]]);
    expect([server.added, go.mock.calls]).toEqual([[], []]);
    await pass(2_999);
    expect(page.current.message).toBe(message);
    await pass(1);
    expect([page.current.message, page.current.invalid]).toEqual([null, open]);
    rerender(all);
    expect(page.current.invalid).toEqual([]);
  },
);

// spec: variants of an add
test("Custom counts as chosen once its measurements are saved", async () => {
  const choice = { size: "Custom", material: "Khadi, indigo" };
  const { page, rerender } = openPage({ ...all, choice });
  await act(() => page.current.addToCart());
  expect([server.added, page.current.message]).toEqual([[], "Please select all options before adding to cart"]);
  const measurements = { bust: 36, waist: 30, hip: 40 };
  rerender({ ...all, choice, measurements });
  await act(() => page.current.addToCart());
  expect(server.added[0]?.variants[0]).toEqual({ type: "size", value: "Custom", measurements });
  expect(page.current.message).toBeNull();
});

// spec: Please select a valid quantity
test.each([0, 1.5, Number.NaN])("%j is not a valid quantity", async (quantity) => {
  const { page, onOpen } = openPage({ ...all, quantity });
  await act(() => page.current.addToCart());
  expect(page.current.message).toBe("Please select a valid quantity");
  expect([onOpen.mock.calls, server.added]).toEqual([[], []]);
});

// spec: Adding to the cart
// spec: Failed to proceed to checkout
// spec: Failed to add product to cart
test.each([
  { act: "addToCart" as const, answer: "Only 1 piece is left.", message: "Only 1 piece is left." },
  { act: "addToCart" as const, answer: "", message: "Failed to add product to cart" },
  { act: "buyNow" as const, answer: "", message: "Failed to proceed to checkout" },
])("$act that fails with $answer shows $message once, beside the button", async ({ act: press, answer, message }) => {
  server.refuse = [409, answer];
  const { page, drawer } = openPage();
  await act(() => page.current[press]());
  expect([page.current.message, page.current.busy, page.current.isAdded]).toEqual([message, null, false]);
  expect(said()).toEqual([]);
  expect([drawer.open.mock.calls, go.mock.calls, readStored("cartToken")]).toEqual([[], [], null]);
  server.refuse = null;
  await act(() => page.current[press]());
  expect(page.current.message).toBeNull();
});

test("a failure is reported through `tell` when the button is far from the inline message", async () => {
  server.refuse = [409, "Only 1 piece is left."];
  const { page } = openPage();
  const tell = vi.fn();
  await act(() => page.current.addToCart(1, tell));
  expect([tell.mock.calls, page.current.message]).toEqual([[["Only 1 piece is left."]], null]);
});

test("a second press during the first request does nothing", async () => {
  const { page } = openPage();
  await act(() => Promise.all([page.current.addToCart(), page.current.addToCart(), page.current.buyNow()]));
  expect(server.added).toHaveLength(1);
  expect(go).not.toHaveBeenCalled();
});

test("a signed-in shopper goes to the checkout", async () => {
  writeStored("token", "token_1");
  const { page, drawer } = openPage();
  await act(() => page.current.buyNow());
  expect(server.added).toHaveLength(1);
  expect(go.mock.calls).toEqual([["/checkout"]]);
  expect([drawer.open.mock.calls, page.current.isAdded, readStored("pendingCartItem")]).toEqual([[], false, null]);
});

// spec: Buy it now as a guest
// spec: pendingCartItem
test("a guest is sent to sign in first, and the purchase is remembered", async () => {
  const { page } = openPage();
  await act(() => page.current.buyNow());
  expect(go.mock.calls).toEqual([["/login?redirect=%2Fcheckout"]]);
  expect(JSON.parse(readStored("pendingCartItem") ?? "")).toEqual({
    productId: 3,
    quantity: 2,
    returnPath: "/checkout",
    name: "Noor Khadi Kurta",
  });
});
