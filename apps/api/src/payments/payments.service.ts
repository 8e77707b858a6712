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
   * Takes the proof that the provider's window gave the browser. Resolves with the order once its payment is known; 409
   * while it is not, or if the signature is not the provider's; 503 if the provider cannot be asked.
   */
  confirm(order: OrderRow, proof: z.infer<typeof PaymentProof>): Promise<OrderRow>;
  /**
   * The same for a browser that sends the order's number but no session: only the proof counts. 409 for an unknown
   * order too.
   */
  confirmReturned(orderId: string, proof: z.infer<typeof PaymentProof>): Promise<OrderRow>;
  /**
   * Opens the provider's order, or finds the existing one. 503 if the provider cannot be reached; the call can be
   * repeated.
   */
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

/** Whether an order's payment is known: the order is placed, or closed with its payment being refunded. */
const isSettled = ({ placed_at, status, payment_status }: OrderRow) =>
  placed_at !== null || (status !== "payment_pending" && ["refund_pending", "refunded"].includes(payment_status));

export function createPayments({ db, provider, applyPayment, log }: PaymentsDependencies): Payments {
  async function check({ id, provider_order_id }: OrderRow): Promise<Applied[]> {
    if (provider_order_id === null) return [];
    const payments = await provider.fetchPayments(provider_order_id);
    const applied: Applied[] = [];
    const errors: unknown[] = [];
    for (const payment of payments) {
      // A failure with one payment does not stop the others.
      await applyPayment.apply(id, payment).then(
        (state) => applied.push(state),
        (error: unknown) => errors.push(error),
      );
    }
    if (errors.length > 0) throw errors[0];
    return applied;
  }

  /** Turns `ProviderUnavailable` into a 503 for the shopper. The reason is logged for the shop's owner. */
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
    // A refund may have been of an earlier payment, so only a placed order skips the check.
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
