import type { PaymentProof } from "@selvedge/commerce/wire/checkout";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { findOrder, type OrderRow, setProviderOrder } from "../orders/index.ts";
import type { Applied, ApplyPayment } from "./apply-payment.ts";
import { type PaymentProvider, ProviderUnavailable } from "./provider.ts";

export interface Payments {
  /**
   * Takes what the provider's window handed to the browser. Resolves with the order once its money is known to be there;
   * 409 while it is not, or the voucher is not the provider's; 503 when the provider cannot be asked.
   */
  confirm(order: OrderRow, proof: z.infer<typeof PaymentProof>): Promise<OrderRow>;
  /** The same for a browser that says the order's number and not who it is: the proof is all that counts. 409 for an unknown one too. */
  confirmReturned(orderId: string, proof: z.infer<typeof PaymentProof>): Promise<OrderRow>;
  /** Opens the provider's order, or finds the one there is. 503 when the provider cannot be reached; asking again goes on. */
  open(order: OrderRow): Promise<string>;
  /** Asks the provider for all payments of an order, and applies them. Throws `ProviderUnavailable`. */
  check(order: OrderRow): Promise<Applied[]>;
}

interface PaymentsDependencies {
  db: Db;
  provider: PaymentProvider;
  applyPayment: ApplyPayment;
  log: FastifyBaseLogger;
}

/** Whether an order's money is known to be there: it is placed, or closed and its money goes back. */
const isSettled = ({ placed_at, status, payment_status }: OrderRow) =>
  placed_at !== null || (status !== "payment_pending" && ["refund_pending", "refunded"].includes(payment_status));

export function createPayments({ db, provider, applyPayment, log }: PaymentsDependencies): Payments {
  async function check({ id, provider_order_id }: OrderRow): Promise<Applied[]> {
    if (provider_order_id === null) return [];
    const payments = await provider.fetchPayments(provider_order_id);
    const applied: Applied[] = [];
    const errors: unknown[] = [];
    for (const payment of payments) {
      // One that fails keeps no other waiting.
      await applyPayment.apply(id, payment).then(
        (state) => applied.push(state),
        (error: unknown) => errors.push(error),
      );
    }
    if (errors.length > 0) throw errors[0];
    return applied;
  }

  /** To the shopper, a provider that does not answer is a shop that cannot go on just now. Why, is for the shop's owner. */
  async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.error({ err: error }, "the payment provider cannot be used");
      throw new Refusal(503, "Something went wrong. Please try again.", { headers: { "Retry-After": "5" } });
    }
  }

  async function confirm(order: OrderRow, proof: z.infer<typeof PaymentProof>): Promise<OrderRow> {
    const providerOrderId = order.provider_order_id;
    const isGenuine =
      providerOrderId !== null &&
      provider.verifyVoucher({
        providerOrderId,
        paymentId: proof.razorpay_payment_id,
        signature: proof.razorpay_signature,
      });
    if (!isGenuine) throw notConfirmed();
    // What went back may have been an earlier payment.
    if (order.placed_at === null) await orUnavailable(() => check(order));
    const now = await findOrder(db, order.id);
    if (!now || !isSettled(now)) throw notConfirmed();
    return now;
  }

  return {
    check,
    confirm,

    async confirmReturned(orderId, proof) {
      const order = await findOrder(db, orderId);
      if (!order) throw notConfirmed();
      return confirm(order, proof);
    },

    async open(order) {
      if (order.provider_order_id !== null) return order.provider_order_id;
      const providerOrderId = await orUnavailable(() =>
        provider.createOrder({ receipt: order.id, amountPaise: order.total_paise, currency: "INR" }),
      );
      return setProviderOrder(db, order, providerOrderId);
    },
  };
}

const notConfirmed = () => new Refusal(409, "Payment is not confirmed yet.");
