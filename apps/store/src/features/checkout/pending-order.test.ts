import type { PendingOrder } from "@selvedge/commerce/wire/checkout";
import { afterEach, expect, test, vi } from "vitest";
import { endAttempt, idempotencyKey } from "./pending-order.ts";

const order = { email: "asha@example.com", total: 4200 } as PendingOrder;

afterEach(() => {
  endAttempt();
  vi.unstubAllGlobals();
});

test("an attempt has one idempotency key per order, and a new attempt has new keys", () => {
  const key = idempotencyKey(order);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(idempotencyKey({ ...order })).toBe(key);
  expect(idempotencyKey({ ...order, total: 4300 })).not.toBe(key);
  endAttempt();
  expect(idempotencyKey(order)).not.toBe(key);
});

test("a page over plain http, where only random bytes are available, also gets a key", () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues });
  expect(idempotencyKey(order)).toMatch(/^[0-9a-f]{64}$/);
});
