import { expect, test } from "vitest";
import { withDeadline } from "./deadline.ts";
import { type PaymentProvider, ProviderUnavailable } from "./provider.ts";

function provider(answer: () => Promise<never[]>): PaymentProvider {
  return { fetchPayments: answer } as Partial<PaymentProvider> as PaymentProvider;
}

test("a provider that does not answer is given up on", async () => {
  const silent = withDeadline(
    provider(() => new Promise(() => {})),
    20,
  );
  await expect(silent.fetchPayments("order_1")).rejects.toBeInstanceOf(ProviderUnavailable);
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
