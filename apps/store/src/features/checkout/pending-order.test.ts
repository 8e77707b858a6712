import type { PendingOrder } from "@selvedge/commerce/wire/checkout";
import { afterEach, expect, test, vi } from "vitest";
import { endAttempt, idempotencyKey } from "./pending-order.ts";

const order = { email: "asha@example.com", total: 4200 } as PendingOrder;

afterEach(() => {
  endAttempt();
  vi.unstubAllGlobals();
});

test("one attempt has one key for one order, another for another order, and a new attempt a new key", () => {
  const key = idempotencyKey(order);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(idempotencyKey({ ...order })).toBe(key);
  expect(idempotencyKey({ ...order, total: 4300 })).not.toBe(key);
  endAttempt();
  expect(idempotencyKey(order)).not.toBe(key);
});

test("a page over plain http has a key too, where the browser offers only random bytes", () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues });
  expect(idempotencyKey(order)).toMatch(/^[0-9a-f]{64}$/);
});
