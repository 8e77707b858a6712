import { afterEach, expect, test, vi } from "vitest";
import { withDeadline } from "./deadline.ts";
import { type PaymentProvider, ProviderUnavailable } from "./provider.ts";

function provider(answer: () => Promise<never[]>): PaymentProvider {
  return { fetchPayments: answer } as Partial<PaymentProvider> as PaymentProvider;
}

afterEach(() => vi.useRealTimers());

test("a call to a provider that does not answer times out", async () => {
  const silent = withDeadline(
    provider(() => new Promise(() => {})),
    20,
  );
  const given = silent.fetchPayments("order_1");
  await expect(given).rejects.toBeInstanceOf(ProviderUnavailable);
  await expect(given).rejects.toThrow("The payment provider did not answer within 20 ms.");
});

test("an answer clears the timeout's timer", async () => {
  vi.useFakeTimers();
  await withDeadline(provider(async () => [])).fetchPayments("order_1");
  expect(vi.getTimerCount()).toBe(0);
});

test("a timely answer or an error of the provider is passed through", async () => {
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
