import type { PaymentProvider } from "../provider.ts";
import type { Signatures } from "../signatures.ts";
import { type RazorpayClient, RazorpayError } from "./razorpay-client.ts";
import { paymentFromRazorpay, readRazorpayEvent } from "../razorpay-events.ts";

/** Razorpay as a `PaymentProvider`. */
export function createRazorpayProvider({
  client,
  signatures,
  keyId,
}: {
  client: RazorpayClient;
  signatures: Pick<Signatures, "verifyVoucher" | "verifyWebhook">;
  keyId: string;
}): PaymentProvider {
  /** A completed refund of this amount that is none of the shop's other refunds of the payment. */
  async function refundByHand(paymentId: string, amountPaise: number, otherRefundIds: readonly string[]) {
    const refunds = await client.refundsOf(paymentId);
    return refunds.find(
      ({ id, amount, status }) => amount === amountPaise && status === "processed" && !otherRefundIds.includes(id),
    );
  }

  return {
    name: "razorpay",
    keyId,
    methods: [
      { id: "card", name: "UPI or card", description: "Pay by UPI, card or net banking in Razorpay’s window." },
    ],

    async createOrder({ receipt, amountPaise, currency }) {
      const asked = { receipt, amount: amountPaise, currency };
      const order = await client.createOrder(asked).catch(async (error: unknown) => {
        // Razorpay accepts a receipt once, and the answer to an earlier attempt may have been lost.
        const earlier = isRefused(error) ? await client.ordersOf(receipt) : [];
        const same = earlier.find((one) => one.receipt === receipt && one.amount === amountPaise);
        if (!same) throw error;
        return same;
      });
      if (order.amount !== amountPaise || order.currency !== currency) {
        throw new RazorpayError("Razorpay opened an order for another amount than it was asked to.", null);
      }
      return order.id;
    },

    verifyVoucher: signatures.verifyVoucher,
    verifyWebhook: signatures.verifyWebhook,
    parseWebhook: readRazorpayEvent,

    fetchPayments: async (providerOrderId) =>
      (await client.paymentsOf(providerOrderId)).flatMap((entity) => paymentFromRazorpay(entity) ?? []),

    async refund({ paymentId, amountPaise, idempotencyKey, otherRefundIds }) {
      const begun = await client.refund(paymentId, amountPaise, idempotencyKey).catch(async (error: unknown) => {
        // The owner may have refunded it in Razorpay's dashboard.
        const byHand = isRefused(error) ? await refundByHand(paymentId, amountPaise, otherRefundIds) : undefined;
        if (!byHand) throw error;
        return byHand;
      });
      // A repeated key may return the first answer; the list of refunds has the current state.
      const refunds = begun.status === "processed" ? [] : await client.refundsOf(paymentId);
      const now = refunds.find(({ id }) => id === begun.id) ?? begun;
      const given = now.status === "failed" ? await refundByHand(paymentId, amountPaise, otherRefundIds) : undefined;
      const { id, status } = given ?? now;
      return { refundId: id, done: status === "processed" };
    },
  };
}

/** Razorpay understood the request and refused it, so nothing was done. */
const isRefused = (error: unknown) => error instanceof RazorpayError && error.status === 400;
