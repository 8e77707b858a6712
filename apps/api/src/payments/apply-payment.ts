import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { PaymentState } from "../database/schema/orders.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import type { Mails } from "../mail/index.ts";
import {
  findOrder,
  lockOrder,
  type MailContext,
  moveMoney,
  type OrderLifecycle,
  type OrderRow,
} from "../orders/index.ts";
import { DryRun, type RecordChange } from "../record-change.ts";
import { type RefundCause, refundNotices, refundReason, reviewNotice, unbookedNotice } from "./payment-mails.ts";
import { findPayment, noteAttempt, type PaymentRow, savePayment } from "./payments.repository.ts";
import type { ProviderPayment } from "./provider.ts";
import type { Refunds } from "./refunds.ts";

/**
 * The state of a payment after `apply`: its stored state, `authorized` while the bank has not captured it, or `unknown`
 * when there is no such order.
 */
export type Applied = PaymentState | "authorized" | "unknown";

/**
 * The only code that applies payments to orders. The browser callback, the webhook and the reconciliation jobs all call
 * it.
 */
export interface ApplyPayment {
  /**
   * Books a payment. Idempotent: the order's lock and the payment's id let a repeated or late report find the earlier
   * result. Captured money is saved as `unbooked` before booking is tried. If booking then throws, the shop is mailed
   * and the error is rethrown so that the caller retries. `record` is called last in the transaction that books it.
   */
  apply(orderId: string, payment: ProviderPayment, record?: RecordChange): Promise<Applied>;
  /**
   * Mails the shop, once, about a captured payment that is saved but not booked. Does nothing if it has been booked
   * since.
   */
  report(paymentId: string): Promise<void>;
}

interface ApplyPaymentDependencies {
  db: Db;
  clock: Clock;
  lifecycle: OrderLifecycle;
  mails: Mails;
  refunds: Refunds;
  log: FastifyBaseLogger;
  mailContext(): MailContext;
}

/** Length of the stored failure reason; the log has the full error. */
const LONGEST_REASON = 300;

type Verdict = { state: PaymentState; reason: string | null; cause?: RefundCause };

const refundVerdict = (cause: RefundCause): Verdict => ({
  state: "refund_pending",
  reason: refundReason(cause),
  cause,
});

export function createApplyPayment(dependencies: ApplyPaymentDependencies): ApplyPayment {
  const { db, clock, lifecycle, mails, refunds, log, mailContext } = dependencies;

  /** Decides what happens to captured money, and places the order if the payment is for it. */
  async function decideCaptured(tx: Tx, order: OrderRow, payment: ProviderPayment): Promise<Verdict> {
    if (order.placed_at !== null) return refundVerdict("paid");
    const mismatch = mismatchOf(order, payment);
    if (mismatch) return { state: "review", reason: mismatch };
    if (order.status === "cancelled") return refundVerdict("replaced");
    // Erasing an account also clears name and address of orders that were never placed.
    if (order.email === "") return refundVerdict("erased");
    if (order.status === "payment_pending") await lifecycle.place(tx, order);
    else {
      const outcome = await lifecycle.placeLate(tx, order);
      if (outcome !== "placed") return refundVerdict(outcome);
    }
    return { state: "accepted", reason: null };
  }

  async function applyVerdict(
    tx: Tx,
    order: OrderRow,
    payment: ProviderPayment,
    { state, reason, cause }: Verdict,
  ): Promise<void> {
    if (cause) {
      await moveMoney(tx, order, "refund_pending");
      await refunds.request(tx, payment.id);
      for (const mail of refundNotices(order, payment, mailContext(), cause)) await mails.write(tx, mail);
    }
    if (state === "refunded" && order.payment_status === "review") {
      await moveMoney(tx, order, "refund_pending");
      await moveMoney(tx, { ...order, payment_status: "refund_pending" }, "refunded");
    }
    if (state === "review") {
      await moveMoney(tx, order, "review");
      await mails.write(tx, reviewNotice(order, payment, reason ?? "", mailContext()));
    }
  }

  function save(tx: Tx, order: OrderRow, payment: ProviderPayment, { state, reason }: Verdict): Promise<void> {
    const now = clock.now();
    return savePayment(tx, {
      id: payment.id,
      order_id: order.id,
      amount_paise: payment.amountPaise,
      currency: payment.currency,
      provider_order_id: payment.providerOrderId,
      state,
      reason,
      refund_id: null,
      created_at: now,
      changed_at: now,
    });
  }

  /** Saves captured money in its own transaction, so that the payment is known even if booking fails. */
  async function saveUnbooked(orderId: string, payment: ProviderPayment): Promise<void> {
    await transaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const known = await findPayment(tx, payment.id);
      if (!order || (known && known.state !== "failed")) return;
      await save(tx, order, payment, { state: "unbooked", reason: null });
      await moveMoney(tx, order, "review");
    });
  }

  async function book(
    tx: Tx,
    orderId: string,
    payment: ProviderPayment,
    record: RecordChange | undefined,
  ): Promise<Applied> {
    const order = await lockOrder(tx, orderId);
    if (!order) return "unknown";
    const known = await findPayment(tx, payment.id);
    if (known && isDecided(known)) return known.state;
    if (payment.status === "authorized") return "authorized";
    // A late failure event: the payment has been approved since.
    if (payment.status === "failed" && known) return known.state;
    const verdict: Verdict =
      payment.status === "captured"
        ? await decideCaptured(tx, order, payment)
        : { state: payment.status, reason: payment.status === "refunded" ? "Given back by the provider." : null };
    await save(tx, order, payment, verdict);
    await applyVerdict(tx, order, payment, verdict);
    await record?.(tx, {
      subject: payment.id,
      before: { state: known?.state ?? null },
      after: { state: verdict.state },
    });
    return verdict.state;
  }

  async function noteFailure(paymentId: string, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ err: error, paymentId }, "a captured payment could not be booked");
    await noteAttempt(db, paymentId, reason.slice(0, LONGEST_REASON), clock.now());
    await report(paymentId);
  }

  async function report(paymentId: string): Promise<void> {
    await transaction(db, async (tx) => {
      const payment = await findPayment(tx, paymentId);
      const order = payment && (await findOrder(tx, payment.order_id));
      if (!order || payment.state !== "unbooked") return;
      await mails.write(tx, unbookedNotice(order, payment, mailContext()));
    });
  }

  return {
    report,

    async apply(orderId, payment, record) {
      if (payment.status === "captured") await saveUnbooked(orderId, payment);
      try {
        return await transaction(db, (tx) => book(tx, orderId, payment, record));
      } catch (error) {
        // If even the failure cannot be saved, it is in the log, and the next scheduled attempt mails the shop.
        if (payment.status === "captured" && !(error instanceof DryRun))
          await noteFailure(payment.id, error).catch((failure: unknown) =>
            log.error({ err: failure, paymentId: payment.id }, "the shop could not be told of a payment"),
          );
        throw error;
      }
    },
  };
}

/** Whether the payment needs no further decision. A declined payment can still be approved later. */
const isDecided = ({ state }: PaymentRow): boolean => state !== "failed" && state !== "unbooked";

/** The first mismatch between the payment and what the order asks for; `undefined` if there is none. */
function mismatchOf(order: OrderRow, payment: ProviderPayment): string | undefined {
  if (payment.providerOrderId !== order.provider_order_id) return "It names another order of the provider.";
  if (payment.currency !== "INR") return `It is in ${payment.currency}.`;
  if (payment.amountPaise !== order.total_paise) return `It is ${payment.amountPaise} paise, not ${order.total_paise}.`;
  return undefined;
}
