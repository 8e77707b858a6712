import { type PaymentProvider, ProviderUnavailable } from "./provider.ts";

/** Keeps a checkout's answer within ten seconds when the provider is slow. */
const PROVIDER_ANSWERS_WITHIN_MS = 8_000;

/**
 * Adds a timeout to the provider: a call that takes longer throws `ProviderUnavailable`, although it may still have had
 * its effect.
 */
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
