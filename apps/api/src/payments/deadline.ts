import { type PaymentProvider, ProviderUnavailable } from "./provider.ts";

/** A checkout answers within ten seconds whatever the provider does. */
const PROVIDER_ANSWERS_WITHIN_MS = 8_000;

/** The provider, with an end to its patience: a call that takes longer throws `ProviderUnavailable`, and may yet have worked. */
export function withDeadline(provider: PaymentProvider, deadlineMs = PROVIDER_ANSWERS_WITHIN_MS): PaymentProvider {
  return {
    ...provider,
    createOrder: (order) => within(deadlineMs, provider.createOrder(order)),
    fetchPayments: (providerOrderId) => within(deadlineMs, provider.fetchPayments(providerOrderId)),
    refund: (refund) => within(deadlineMs, provider.refund(refund)),
  };
}

async function within<Result>(deadlineMs: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new ProviderUnavailable(`The payment provider did not answer within ${deadlineMs} ms.`)),
    deadlineMs,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
