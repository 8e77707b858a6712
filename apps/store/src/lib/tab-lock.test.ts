import { afterEach, expect, test, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

const refuse = () => Promise.reject(new DOMException("Access to the Locks API is denied.", "SecurityError"));
const setLocks = (locks: unknown) => Object.defineProperty(navigator, "locks", { value: locks, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, "locks"));

test.each([
  ["supports locks", { request: (_name: string, act: () => Promise<unknown>) => act() }],
  ["has no locks", undefined],
  ["refuses locks", { request: refuse }],
])("runs the function once and settles as it does, in a browser that %s", async (_browser, locks) => {
  setLocks(locks);
  const act = vi.fn(async () => "cart-1");
  expect(await withTabLock("cart", act)).toBe("cart-1");
  const failing = vi.fn(() => Promise.reject(new Error("Only 1 left")));
  await expect(withTabLock("cart", failing)).rejects.toThrow("Only 1 left");
  expect([act.mock.calls.length, failing.mock.calls.length]).toEqual([1, 1]);
});
