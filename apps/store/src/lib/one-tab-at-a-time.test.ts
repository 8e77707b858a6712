import { afterEach, expect, test, vi } from "vitest";
import { oneTabAtATime } from "./one-tab-at-a-time.ts";

const refuse = () => Promise.reject(new DOMException("Access to the Locks API is denied.", "SecurityError"));
const setLocks = (locks: unknown) => Object.defineProperty(navigator, "locks", { value: locks, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, "locks"));

test.each([
  ["gives them", { request: (_name: string, act: () => Promise<unknown>) => act() }],
  ["has none", undefined],
  ["refuses them", { request: refuse }],
])("runs once, and says how it ended, where the browser %s", async (_where, locks) => {
  setLocks(locks);
  const act = vi.fn(async () => "cart-1");
  expect(await oneTabAtATime("cart", act)).toBe("cart-1");
  const failing = vi.fn(() => Promise.reject(new Error("Only 1 left")));
  await expect(oneTabAtATime("cart", failing)).rejects.toThrow("Only 1 left");
  expect([act.mock.calls.length, failing.mock.calls.length]).toEqual([1, 1]);
});
