import { afterEach, expect, test, vi } from "vitest";
import { withDeadline } from "./deadline.ts";
import { type PaymentProvider, ProviderUnavailable } from "./provider.ts";

function provider(answer: () => Promise<never[]>): PaymentProvider {
  return { fetchPayments: answer } as Partial<PaymentProvider> as PaymentProvider;
}

afterEach(() => vi.useRealTimers());

test("a provider that does not answer is given up on", async () => {
  const silent = withDeadline(
    provider(() => new Promise(() => {})),
    20,
  );
  const given = silent.fetchPayments("order_1");
  await expect(given).rejects.toBeInstanceOf(ProviderUnavailable);
  await expect(given).rejects.toThrow("The payment provider did not answer within 20 ms.");
});

test("after an answer nothing waits any longer", async () => {
  vi.useFakeTimers();
  await withDeadline(provider(async () => [])).fetchPayments("order_1");
  expect(vi.getTimerCount()).toBe(0);
});

test("an answer in time, and an error of the provider's own, come through", async () => {
  expect(
    await withDeadline(
      provider(async () => []),
      1000,
    ).fetchPayments("order_1"),
  ).toEqual([]);
  const failing = withDeadline(
    provider(() => Promise.reject(new TypeError("odd"))),
    1000,
  );
  await expect(failing.fetchPayments("order_1")).rejects.toThrow("odd");
});
