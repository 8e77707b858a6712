import type { CartLine, Coupon } from "@selvedge/commerce/wire/cart";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal } from "../../fixtures/refusal.ts";
import { useCoupon } from "./use-coupon.ts";

const WELCOME10: Coupon = {
  code: "WELCOME10",
  discount_type: "percentage",
  discount_value: 10,
  max_discount_amount: 500,
};
/** Of an order with the coupon, in rupees. */
const MINIMUM = 2000;
const CONDITION = "This coupon is for orders of ₹2,000.00 or more.";
const asked: string[] = [];

const linesOf = (qty: number): CartLine[] => [
  {
    id: "L1",
    item_id: "L1",
    qty,
    variants: { size: "M", material: null, measurements: null },
    product: { id: 7, slug: "a-kurta", name: "A kurta", image: null, sale_price: 1500, price: 1500, offer: null },
    available: true,
    max_quantity: 5,
  },
];
/** The shop's message for an unknown coupon. */
let refusedWith = "Invalid coupon code";

beforeEach(() => {
  asked.length = 0;
  refusedWith = "Invalid coupon code";
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const { pathname, searchParams } = new URL(path, "https://shop.example");
    if (!pathname.endsWith("/WELCOME10")) return refusal(404, refusedWith);
    return Number(searchParams.get("subtotal")) < MINIMUM ? refusal(422, CONDITION) : Response.json(WELCOME10);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={["/cart"]}>{children}</MemoryRouter>
);

const openWith = (lines: readonly CartLine[] | undefined) =>
  renderHook(({ lines: shown }) => ({ ...useCoupon(shown), search: useLocation().search }), {
    wrapper: Page,
    initialProps: { lines },
  });
const open = () => openWith(linesOf(2)).result;

// spec: Applying a coupon
test("an applied coupon is kept with its code, and removing it clears both", async () => {
  const cart = open();
  expect(cart.current).toMatchObject({ code: null, coupon: null, error: null });
  await act(() => cart.current.apply(" welcome10 "));
  await waitFor(() => expect(cart.current).toMatchObject({ code: "WELCOME10", coupon: WELCOME10, error: null }));
  expect(cart.current.search).toBe("?coupon=WELCOME10");
  act(() => cart.current.remove());
  expect(cart.current).toMatchObject({ code: null, coupon: null, error: null, search: "" });
});

// spec: A coupon that is refused
test("a refused coupon clears the previous one and keeps the reason until it is removed", async () => {
  const cart = open();
  await act(() => cart.current.apply("WELCOME10"));
  await act(() => cart.current.apply("NOPE-2026"));
  expect(cart.current).toMatchObject({ code: null, coupon: null, error: "Invalid coupon code", search: "" });
  act(() => cart.current.remove());
  expect(cart.current.error).toBeNull();
});

// spec: Invalid coupon code
test.each([
  ["This coupon has been used.", "This coupon has been used."],
  ["", "Invalid coupon code"],
])("the server's reason %j is shown as %j", async (said, told) => {
  refusedWith = said;
  const cart = open();
  await act(() => cart.current.apply("NOPE-2027"));
  expect(cart.current.error).toBe(told);
});

// spec: An empty coupon code
test.each(["", "  "])("an empty code, %j, is refused without a request", async (typed) => {
  const cart = open();
  await act(() => cart.current.apply(typed));
  expect([cart.current.error, asked]).toEqual(["Invalid coupon code", []]);
});

test("a coupon that is not for this cart is refused with its condition when it is typed", async () => {
  const { result } = openWith(linesOf(1));
  await act(() => result.current.apply("WELCOME10"));
  expect(result.current).toMatchObject({ coupon: null, error: CONDITION, search: "" });
  expect(asked).toEqual(["/api/coupon/WELCOME10?subtotal=1500&products=7"]);
});

test("a coupon is checked again when the cart changes, stays meanwhile, and is refused with its condition", async () => {
  const { result, rerender } = openWith(linesOf(2));
  await act(() => result.current.apply("WELCOME10"));
  await waitFor(() => expect(result.current.coupon).toEqual(WELCOME10));
  rerender({ lines: linesOf(3) });
  expect(result.current.coupon).toEqual(WELCOME10);
  await waitFor(() => expect(asked.at(-1)).toContain("subtotal=4500"));
  rerender({ lines: linesOf(1) });
  await waitFor(() => expect(result.current).toMatchObject({ coupon: null, error: CONDITION, code: "WELCOME10" }));
  act(() => result.current.remove());
  expect(result.current).toMatchObject({ code: null, error: null, search: "" });
});
