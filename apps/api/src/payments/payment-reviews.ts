import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import { DryRun, type RecordChange } from "../record-change.ts";
import type { Applied, ApplyPayment } from "./apply-payment.ts";
import { amountOf } from "./payment-mails.ts";
import {
  countPaymentsInReview,
  findPayment,
  type PaymentRow,
  paymentsInReview,
  unbookedPayments,
} from "./payments.repository.ts";

const MINUTE_MS = 60_000;
const BOOK_EVERY_MS = 5 * MINUTE_MS;
/** Ends before the next run starts. */
const ROUND_ENDS_WITHIN_MS = 4 * MINUTE_MS;
/** A payment that arrived in the last minute may still be in the process that received it. */
const LEFT_ALONE_FOR_MS = MINUTE_MS;
const MOST_AT_ONCE = 200;
const MOST_LISTED = 100;

/** Captured payments without a decision: they could not be booked, or do not match their order. */
export interface PaymentReviews {
  /** One line for each payment, oldest first, with the commands that the owner can run. At most 100. */
  list(): Promise<string[]>;
  /** How many there are. */
  count(): Promise<number>;
  /**
   * Tries again to book an `unbooked` payment; `record` is called last in the transaction that books it. Resolves with the order and the payment's new state. Refuses with 404,
   * with 409 if the payment is not `unbooked`, and with 409 and the reason if it cannot be booked.
   */
  book(paymentId: string, record?: RecordChange): Promise<{ orderId: string; state: Applied }>;
}

interface PaymentReviewDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  applyPayment: ApplyPayment;
  log: FastifyBaseLogger;
}

/** Retries unbooked payments every five minutes, without an end. */
export function createPaymentReviews({
  db,
  clock,
  jobs,
  applyPayment,
  log,
}: PaymentReviewDependencies): PaymentReviews {
  const bookAgain = ({ id, order_id, provider_order_id, amount_paise, currency }: PaymentRow, record?: RecordChange) =>
    applyPayment.apply(
      order_id,
      {
        id,
        providerOrderId: provider_order_id ?? "",
        amountPaise: amount_paise,
        currency,
        status: "captured",
      },
      record,
    );

  async function bookAll(signal: AbortSignal): Promise<void> {
    const before = new Date(clock.now().getTime() - LEFT_ALONE_FOR_MS);
    for (const payment of await unbookedPayments(db, before, MOST_AT_ONCE)) {
      if (signal.aborted) return;
      try {
        // Reported before the attempt, because the attempt may crash the process.
        await applyPayment.report(payment.id);
        await bookAgain(payment);
      } catch (error) {
        log.error({ err: error, paymentId: payment.id }, "a payment still cannot be booked");
      }
    }
  }

  jobs.every(BOOK_EVERY_MS, "book-payments", bookAll, { lane: "money", deadlineMs: ROUND_ENDS_WITHIN_MS });

  return {
    list: async () => (await paymentsInReview(db, MOST_LISTED)).map(describe),

    count: () => countPaymentsInReview(db),

    async book(paymentId, record) {
      const payment = await findPayment(db, paymentId);
      if (!payment) throw new Refusal(404, `There is no payment ${paymentId}.`);
      if (payment.state === "review") {
        throw new Refusal(
          409,
          `Payment ${paymentId} is not what its order asks for: ${payment.reason} Give it back: payments refund ${paymentId}`,
        );
      }
      if (payment.state !== "unbooked") {
        throw new Refusal(409, `Payment ${paymentId} does not wait to be booked: it is ${payment.state}.`);
      }
      try {
        return { orderId: payment.order_id, state: await bookAgain(payment, record) };
      } catch (error) {
        if (error instanceof DryRun) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new Refusal(409, `Payment ${paymentId} cannot be booked: ${reason}`);
      }
    },
  };
}

function describe({ id, order_id, amount_paise, currency, state, reason, created_at }: PaymentRow): string {
  const what = `${id} of ${amountOf({ id, amountPaise: amount_paise, currency })} for ${order_id}, since ${created_at.toISOString()}`;
  const refund = `payments refund ${id}`;
  return state === "unbooked"
    ? `${what}: could not be booked (${reason ?? "the shop stopped meanwhile"}), and is tried again. payments book ${id}, or ${refund}`
    : `${what}: ${reason ?? "not what the order asks for."} ${refund}`;
}
