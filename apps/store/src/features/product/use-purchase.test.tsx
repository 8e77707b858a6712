import { act, cleanup, renderHook } from "@testing-library/react";
import type { AddToCart, CartInbox } from "@selvedge/commerce/wire/cart";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Page } from "../../fixtures/page.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { toasts } from "../../lib/toasts.ts";
import { usePurchase } from "./use-purchase.ts";
import type { Choice } from "./variant-choice.ts";

const product = {
  id: 3,
  name: "Noor Khadi Kurta",
  price: 2400,
  sale_price: 2400,
  stock_status: "in_stock",
  attributes: [
    {
      id: 1,
      name: "Size",
      type: "size",
      options: [
        { id: 1, value: "S" },
        { id: 2, value: "M" },
        { id: 3, value: "Custom" },
      ],
    },
    { id: 2, name: "Material", type: "material", options: [{ id: 4, value: "Khadi, indigo" }] },
  ],
  skus: [
    { sku: "a", size: "S", material: "Khadi, indigo", stock: 0 },
    { sku: "b", size: "M", material: "Khadi, indigo", stock: 3 },
    { sku: "c", size: "Custom", material: "Khadi, indigo", stock: null },
  ],
} as unknown as Product;
const MEASUREMENTS = { bust: 36, waist: 30, hip: 40 };

const server = { isRefusing: false, added: [] as AddToCart[] };

beforeEach(() => {
  Object.assign(server, { isRefusing: false, added: [] });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (method === "POST") {
      if (server.isRefusing) return refusal(409, "Only 1 piece is left.");
      server.added.push(JSON.parse(String(body)) as AddToCart);
      return Response.json({ status: "success", message: "", cartToken: "cart_1" });
    }
    if (path.startsWith("/api/cart/count")) return Response.json({ cartItemNumber: { cart_items_count: 1 } });
    return Response.json({ carts: [] } satisfies Partial<CartInbox>);
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

/** A purchase with its choice in local state, as in the quick view. */
function open(initial: Choice = {}, piece = product) {
  const { result } = renderHook(
    () => {
      const [choice, setChoice] = useState(initial);
      return usePurchase(piece, choice, (type, value) =>
        setChoice(({ [type]: _, ...others }) => (value === null ? others : { ...others, [type]: value })),
      );
    },
    { wrapper: Page },
  );
  return result;
}

test("choosing another option resets the quantity to one", () => {
  const purchase = open();
  act(() => purchase.current.setQuantity(4));
  act(() => purchase.current.choose("material", "Khadi, indigo"));
  expect([purchase.current.choice, purchase.current.quantity]).toEqual([{ material: "Khadi, indigo" }, 1]);
});

test("the quantity is limited to the stock of the chosen size", () => {
  const purchase = open();
  const unlimited = purchase.current.maxQuantity;
  act(() => purchase.current.choose("size", "M"));
  expect(purchase.current.maxQuantity).toBe(3);
  act(() => purchase.current.choose("size", "Custom"));
  expect(purchase.current.maxQuantity).toBe(unlimited);
});

test.each([
  { what: "a size in stock", choice: { size: "M" }, piece: product, canBuy: true },
  { what: "a sold-out size", choice: { size: "S" }, piece: product, canBuy: false },
  {
    what: "a sold-out product",
    choice: {},
    piece: { ...product, stock_status: "out_of_stock" } as Product,
    canBuy: false,
  },
])("$what can be bought: $canBuy", ({ choice, piece, canBuy }) => {
  expect(open(choice, piece).current.canBuy).toBe(canBuy);
});

test("choosing Custom asks for measurements, which are added with the product", async () => {
  const purchase = open({ material: "Khadi, indigo", size: "M" });
  act(() => purchase.current.choose("size", "Custom"));
  expect(purchase.current.custom.isOpen).toBe(true);
  act(() => purchase.current.custom.save(MEASUREMENTS));
  await act(() => purchase.current.addToCart());
  expect(server.added.map(({ variants }) => variants)).toEqual([
    [
      { type: "size", value: "Custom", measurements: MEASUREMENTS },
      { type: "material", value: "Khadi, indigo" },
    ],
  ]);
});

test("cancelling the measurements restores the previous size", () => {
  const purchase = open({ size: "M" });
  act(() => purchase.current.choose("size", "Custom"));
  expect(purchase.current.choice.size).toBe("Custom");
  act(() => purchase.current.custom.cancel());
  expect([purchase.current.choice.size, purchase.current.custom.isOpen]).toEqual(["M", false]);
});

test("an add with options that are not chosen moves the focus to the first of them", async () => {
  const purchase = open({ size: "M" });
  const box = document.createElement("div");
  box.innerHTML = `
    <div data-option="size"><input type="radio" name="size" value="M" checked></div>
    <div data-option="material"><input type="radio" name="material" value="Khadi, indigo"></div>`;
  document.body.append(box);
  purchase.current.options.current = box;
  await act(() => purchase.current.addToCart());
  expect(document.activeElement?.getAttribute("name")).toBe("material");
  expect(purchase.current.invalid).toEqual(["material"]);
  act(() => purchase.current.focusOption());
  expect(document.activeElement?.getAttribute("name")).toBe("size");
  box.remove();
});

test("the add button says what has become of an add", async () => {
  const purchase = open({ size: "M", material: "Khadi, indigo" });
  expect(purchase.current.addButton).toEqual({ state: "idle", children: "Add to cart" });
  let add = Promise.resolve();
  act(() => void (add = purchase.current.addToCart()));
  expect(purchase.current.addButton).toEqual({ state: "busy", children: "Adding…" });
  await act(() => add);
  expect(purchase.current.addButton).toEqual({ state: "done", children: "Added" });
});

test("a failed add is shown beside the button, or as a toast when the button is elsewhere", async () => {
  server.isRefusing = true;
  const purchase = open({ size: "M", material: "Khadi, indigo" });
  await act(() => purchase.current.addFromElsewhere());
  expect(purchase.current.message).toBeNull();
  expect(toasts.getSnapshot().map(({ type, text }) => `${type}: ${text}`)).toEqual(["error: Only 1 piece is left."]);
  await act(() => purchase.current.addToCart());
  expect(purchase.current.message).toBe("Only 1 piece is left.");
  expect(toasts.getSnapshot()).toHaveLength(1);
});
