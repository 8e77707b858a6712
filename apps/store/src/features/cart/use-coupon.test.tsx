import type { Coupon } from "@selvedge/commerce/wire/cart";
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
const asked: string[] = [];
/** The shop's message for an unknown coupon. */
let refusedWith = "Invalid coupon code";

beforeEach(() => {
  asked.length = 0;
  refusedWith = "Invalid coupon code";
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return path.endsWith("/WELCOME10") ? Response.json(WELCOME10) : refusal(404, refusedWith);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={["/cart"]}>{children}</MemoryRouter>
);

const open = () => renderHook(() => ({ ...useCoupon(), search: useLocation().search }), { wrapper: Page }).result;

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
