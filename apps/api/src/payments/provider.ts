import type { PaymentMethod } from "@selvedge/commerce/wire/checkout";
import type { z } from "zod";

/** A payment as the provider's books have it. Only `captured` money is ours. */
export interface ProviderPayment {
  id: string;
  providerOrderId: string;
  amountPaise: number;
  currency: string;
  status: "authorized" | "captured" | "failed" | "refunded";
}

/** What a signed event says. `other` is everything that changes nothing here. */
export type ProviderEvent =
  | { kind: "payment"; payment: ProviderPayment }
  | { kind: "refund"; paymentId: string; refundId: string; amountPaise: number | null; done: boolean }
  | { kind: "other"; name: string };

/** The three fields with which the provider's window vouches for a payment. */
export interface PaymentVoucher {
  providerOrderId: string;
  paymentId: string;
  signature: string;
}

/**
 * Who takes the money. Calls that go out must come back within seconds, and throw `ProviderUnavailable` when they do not; they
 * are never made inside a transaction. Two calls with the same `receipt` or `idempotencyKey` have the effect of one.
 */
export interface PaymentProvider {
  readonly name: "sandbox" | "razorpay";
  /** The public half of the key, which the window needs. */
  readonly keyId: string;
  /** Ways to pay, in the order in which they are offered. */
  readonly methods: readonly z.infer<typeof PaymentMethod>[];
  /** Resolves with the id of the provider's order for exactly this amount. `receipt` is our order number. */
  createOrder(order: { receipt: string; amountPaise: number; currency: string }): Promise<string>;
  /** Whether the provider signed this voucher. Pass the stored provider order, never one that the browser sent. */
  verifyVoucher(voucher: PaymentVoucher): boolean;
  /** Whether the provider signed these very bytes. */
  verifyWebhook(rawBody: Buffer, signature: string): boolean;
  /** Reads a verified event. Never throws: what cannot be read is `other`. */
  parseWebhook(body: string): ProviderEvent;
  /** Everything that was tried for one provider order. */
  fetchPayments(providerOrderId: string): Promise<ProviderPayment[]>;
  /** Gives a whole payment back. `done` false: the provider will tell by an event, or when asked again. */
  refund(refund: {
    paymentId: string;
    amountPaise: number;
    idempotencyKey: string;
  }): Promise<{ refundId: string; done: boolean }>;
}

/** The provider did not answer, or answered that it cannot now. Whether the call had an effect is not known. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}
