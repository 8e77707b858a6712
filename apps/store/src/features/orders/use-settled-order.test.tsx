import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { UserProvider } from "../session/user-context.ts";
import { useSettledOrder } from "./use-settled-order.ts";

const asha = { id: "user-1", name: "Asha Verma", email: "asha@example.com", phone: null, address: null };
const PENDING = { id: "ORD1", status: "payment_pending", payment_status: "pending" };
const IN_REVIEW = { ...PENDING, payment_status: "review" };
const PAID = { id: "ORD1", status: "processing", payment_status: "paid" };

/** A server with one order. */
const server = { order: PENDING, isDown: false, asked: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { order: PENDING, isDown: false, asked: 0 });
  vi.stubGlobal("fetch", async () => {
    server.asked += 1;
    return server.isDown ? refusal(503, "Something went wrong.") : Response.json({ success: true, data: server.order });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const AsAsha = ({ children }: { children: ReactNode }) => (
  <EmptyCache>
    <UserProvider value={asha}>{children}</UserProvider>
  </EmptyCache>
);

/** Advances second by second, because an update on the page starts the next timer. */
async function seconds(count: number): Promise<void> {
  for (let second = 0; second < count; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}

async function openOrder() {
  const { result } = renderHook(() => useSettledOrder("ORD1"), { wrapper: AsAsha });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.order).toEqual(server.order);
  return result;
}

test("an order whose payment is being confirmed is polled with growing intervals, without end", async () => {
  const order = await openOrder();
  expect(server.asked).toBe(1);
  await seconds(62);
  expect(server.asked).toBe(6);
  await seconds(10 * 32);
  expect(server.asked).toBe(16);
  expect(order.current.isPending).toBe(true);

  server.order = PAID;
  await seconds(32);
  expect(order.current).toMatchObject({ order: PAID, isPending: false });
  await seconds(600);
  expect(server.asked).toBe(17);
});

test("an order whose payment is under review is polled until it is placed", async () => {
  server.order = IN_REVIEW;
  const order = await openOrder();
  await seconds(2);
  expect(server.asked).toBe(2);
  expect(order.current).toMatchObject({ order: IN_REVIEW, isPending: true });
  server.order = PAID;
  await seconds(10);
  expect(order.current).toMatchObject({ order: PAID, isPending: false });
});

test("a known order stays when polling fails, and polling goes on", async () => {
  const order = await openOrder();
  server.isDown = true;
  await seconds(2);
  expect(server.asked).toBeGreaterThan(1);
  expect(order.current).toMatchObject({ order: PENDING, isPending: true, error: undefined });
  Object.assign(server, { isDown: false, order: PAID });
  await seconds(60);
  expect(order.current).toMatchObject({ order: PAID, isPending: false });
});

test("an order that never loaded is an error", async () => {
  server.isDown = true;
  const { result } = renderHook(() => useSettledOrder("ORD1"), { wrapper: AsAsha });
  await seconds(60);
  expect(result.current.order).toBeUndefined();
  expect(result.current.error?.message).toBe("Something went wrong.");
});
