import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { FOR_THREE_DAYS, type Jobs } from "../jobs/index.ts";
import {
  confirmRefund,
  findRefund,
  lockOrder,
  moveMoney,
  pendingRefunds,
  refundedPaise,
  type RefundRow,
  refundsThrough,
  storeProviderId,
} from "../orders/index.ts";
import {
  findPayment,
  type PaymentRow,
  paymentsOf,
  paymentsToRefund,
  setPaymentState,
  storeRefundId,
} from "./payments.repository.ts";
import type { PaymentProvider } from "./provider.ts";

const ANSWERED_WITHIN_MS = 30_000;
const MOST_AT_ONCE = 500;

/** Refunds of payments. A pending refund is requested from the provider until the provider confirms it. */
export interface Refunds {
  /** Requests the refund from the provider once the transaction has committed. */
  request(tx: Tx, paymentId: string): Promise<void>;
  /** Requests the refund of single lines of an order from the provider once the transaction has committed. */
  requestLines(tx: Tx, refundId: string): Promise<void>;
  /** Records the provider's confirmation. A payment without a pending refund is not changed. */
  complete(paymentId: string, refundId: string): Promise<void>;
  /** Requests pending refunds again whose job has run out of retries. */
  retry(): Promise<void>;
}

interface RefundDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  provider: PaymentProvider;
}

export function createRefunds({ db, clock, jobs, provider }: RefundDependencies): Refunds {
  async function complete(paymentId: string, refundId: string): Promise<void> {
    const payment = await findPayment(db, paymentId);
    if (!payment) return;
    await transaction(db, async (tx) => {
      // An order's payments only change while its lock is held.
      const order = await lockOrder(tx, payment.order_id);
      const waiting = await findPayment(tx, paymentId);
      if (!order || waiting?.state !== "refund_pending") return;
      await setPaymentState(tx, paymentId, { state: "refunded", refund_id: refundId, changed_at: clock.now() });
      const others = await paymentsOf(tx, order.id, "refund_pending");
      if (others.length === 0) await moveMoney(tx, order, "refunded");
    });
  }

  /**
   * Requests a refund: of single lines if `part` is given, and otherwise of the rest of the payment. Resolves with the
   * provider's id once it is done. Until then the id is stored and this throws, so that the job asks again.
   */
  async function askProvider(payment: PaymentRow, part?: RefundRow): Promise<string> {
    const parts = await refundsThrough(db, payment.id);
    const otherRefundIds = parts.flatMap(({ id, provider_id }) => (id === part?.id ? [] : (provider_id ?? [])));
    if (part && payment.refund_id !== null) otherRefundIds.push(payment.refund_id);
    const { refundId, done } = await provider.refund({
      paymentId: payment.id,
      amountPaise: part?.amount_paise ?? payment.amount_paise - refundedPaise(parts),
      idempotencyKey: `refund-${part?.id ?? payment.id}`,
      otherRefundIds,
    });
    if (otherRefundIds.includes(refundId)) {
      throw new Error(`The provider answered with ${refundId}, which is another refund of ${payment.id}.`);
    }
    if (!done) {
      await (part ? storeProviderId(db, part.id, refundId) : storeRefundId(db, payment.id, refundId));
      throw new Error("The provider has not given the money back yet.");
    }
    return refundId;
  }

  async function refund(paymentId: string): Promise<void> {
    const payment = await findPayment(db, paymentId);
    if (payment?.state !== "refund_pending") return;
    await complete(paymentId, await askProvider(payment));
  }

  const job = jobs.define({
    kind: "refund-payment",
    lane: "provider",
    deadlineMs: ANSWERED_WITHIN_MS,
    retries: FOR_THREE_DAYS,
    payload: z.object({ paymentId: z.string() }),
    run: ({ paymentId }) => refund(paymentId),
  });

  async function refundLines(refundId: string): Promise<void> {
    const refund = await findRefund(db, refundId);
    if (refund?.state !== "pending" || refund.payment_id === null) return;
    const payment = await findPayment(db, refund.payment_id);
    if (!payment) return;
    await confirmRefund(db, refundId, await askProvider(payment, refund), clock.now());
  }

  const linesJob = jobs.define({
    kind: "refund-lines",
    lane: "provider",
    deadlineMs: ANSWERED_WITHIN_MS,
    retries: FOR_THREE_DAYS,
    payload: z.object({ refundId: z.string() }),
    run: ({ refundId }) => refundLines(refundId),
  });

  const requestLines = (tx: Tx, refundId: string) =>
    linesJob.enqueue(tx, { refundId }, { dedupeKey: `refund-lines:${refundId}` });

  const request = (tx: Tx, paymentId: string) => job.enqueue(tx, { paymentId }, { dedupeKey: `refund:${paymentId}` });

  return {
    complete,
    request,
    requestLines,

    async retry() {
      const waiting = await paymentsToRefund(db, MOST_AT_ONCE);
      const waitingLines = await pendingRefunds(db, MOST_AT_ONCE);
      await transaction(db, async (tx) => {
        for (const { id } of waiting) await request(tx, id);
        for (const id of waitingLines) await requestLines(tx, id);
      });
    },
  };
}
