import type { PaymentMethod } from "@selvedge/commerce/wire/checkout";
import type { z } from "zod";

/** A payment as the provider reports it. Only `captured` money has reached us. */
export interface ProviderPayment {
  id: string;
  providerOrderId: string;
  amountPaise: number;
  currency: string;
  status: "authorized" | "captured" | "failed" | "refunded";
}

/** A signed event. `other` is every event that changes nothing here. */
export type ProviderEvent =
  | { kind: "payment"; payment: ProviderPayment }
  | { kind: "refund"; paymentId: string; refundId: string; amountPaise: number | null; done: boolean }
  | { kind: "other"; name: string };

/** The three fields with which the provider's window proves a payment. */
export interface PaymentVoucher {
  providerOrderId: string;
  paymentId: string;
  signature: string;
}

/**
 * The payment provider. Outgoing calls must settle within seconds and throw `ProviderUnavailable` otherwise; they are
 * never made inside a transaction. Two calls with the same `receipt` or `idempotencyKey` have the effect of one.
 */
export interface PaymentProvider {
  readonly name: "sandbox" | "razorpay";
  /** The public part of the key, which the provider's window needs. */
  readonly keyId: string;
  /** Payment methods, in the order in which they are offered. */
  readonly methods: readonly z.infer<typeof PaymentMethod>[];
  /** Resolves with the id of the provider's order for exactly this amount. `receipt` is our order number. */
  createOrder(order: { receipt: string; amountPaise: number; currency: string }): Promise<string>;
  /** Whether the provider signed this voucher. Pass the stored provider order, never one that the browser sent. */
  verifyVoucher(voucher: PaymentVoucher): boolean;
  /** Whether the provider signed exactly these bytes. */
  verifyWebhook(rawBody: Buffer, signature: string): boolean;
  /** Reads a verified event. Never throws: an event that cannot be read is `other`. */
  parseWebhook(body: string): ProviderEvent;
  /** All payment attempts for one provider order. */
  fetchPayments(providerOrderId: string): Promise<ProviderPayment[]>;
  /**
   * Refunds this much of a payment. With `done` false, the provider reports the completion in an event, or when asked
   * again. `otherRefundIds` are the provider's ids of the payment's other refunds, which this one cannot be.
   */
  refund(refund: {
    paymentId: string;
    amountPaise: number;
    idempotencyKey: string;
    otherRefundIds: readonly string[];
  }): Promise<{ refundId: string; done: boolean }>;
}

/** The provider did not answer, or answered that it cannot now. The call may still have had its effect. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}
