import { CASH_ON_DELIVERY } from "@selvedge/commerce/cash-on-delivery";
import { orderStatusText } from "@selvedge/commerce/order-states";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Mails } from "../mail/index.ts";
import {
  confirmRefund,
  type LinePieces,
  type LineRefund,
  type LineRefunds,
  lockOrder,
  type MailContext,
  moveMoney,
  orderChange,
  type OrderLifecycle,
  type OrderRow,
  refundedPaise,
  refundsOf,
  refundsThrough,
  type Restock,
} from "../orders/index.ts";
import type { RecordChange } from "../record-change.ts";
import { refundNotices } from "./payment-mails.ts";
import { findPayment, type PaymentRow, paymentsOf, setPaymentState } from "./payments.repository.ts";
import type { Refunds } from "./refunds.ts";

/** Refunds that the shop's owner decides on. `record` is called if something has changed, last in the transaction. */
export interface OrderRefunds {
  /**
   * Refunds the whole price of a paid order: issues a credit note for its invoice and mails the shopper in one
   * transaction; the provider is asked after it has committed. For cash on delivery the owner has already paid the
   * money back by hand. An order that cost nothing only gets its credit note. An order that has not arrived is
   * cancelled. Resolves with the updated order, or with null and no change if it was refunded before. Refuses with 404
   * and 409.
   */
  refundOrder(orderId: string, restock?: Restock, record?: RecordChange): Promise<OrderRow | null>;
  /**
   * Refunds some pieces of a paid order, with a credit note for exactly these pieces and a mail to the shopper; the
   * provider is asked after the transaction has committed. The order's status does not change. Asked again with the same
   * key, it resolves with the refund that was made and changes nothing. Refuses with 404, and like `LineRefunds`.
   */
  refundLines(
    orderId: string,
    pieces: readonly LinePieces[],
    how?: { restock?: Restock; key?: string | undefined },
    record?: RecordChange,
  ): Promise<LineRefund & { order: OrderRow }>;
  /**
   * Refunds a payment that does not match its order (`review`) or could not be booked (`unbooked`), and mails the
   * shopper. The order's status does not change. Resolves with the order, or with null and no change if the payment was
   * refunded before. Refuses with 404 and 409.
   */
  refundPayment(paymentId: string, record?: RecordChange): Promise<OrderRow | null>;
  /**
   * Enters a refund that the provider reports. A full refund that was made at the provider has the effect of
   * `refundOrder`, or of `refundPayment` for a payment in review; one of `refundLines` is confirmed, and another partial
   * refund is not entered. If the id is not known and several pending refunds have this amount, nothing changes: their
   * jobs ask the provider. Resolves with an outcome for the table of events, or with null and no change while no
   * captured payment with this id is known.
   */
  recordRefund(refund: ProviderRefund): Promise<string | null>;
}

/** `amountPaise` is null if the provider does not report the amount. */
interface ProviderRefund {
  paymentId: string;
  refundId: string;
  amountPaise: number | null;
}

interface OrderRefundDependencies {
  db: Db;
  clock: Clock;
  lifecycle: OrderLifecycle;
  lineRefunds: LineRefunds;
  refunds: Refunds;
  mails: Mails;
  mailContext(): MailContext;
}

export function createOrderRefunds(dependencies: OrderRefundDependencies): OrderRefunds {
  const { db, clock, lifecycle, lineRefunds, refunds, mails, mailContext } = dependencies;

  /**
   * Sets a payment in review to `refund_pending`, and the order's payment status with it. Resolves with the payment
   * before the change, and its order; a payment that was not in review is not changed.
   */
  async function endReview(tx: Tx, paymentId: string): Promise<{ was: PaymentRow; order: OrderRow } | undefined> {
    const known = await findPayment(tx, paymentId);
    const order = known && (await lockOrder(tx, known.order_id));
    // Read again: an order's payments only change while its lock is held.
    const payment = await findPayment(tx, paymentId);
    if (!order || !payment) return undefined;
    const { amount_paise: amountPaise, currency, state } = payment;
    if (state === "review" || state === "unbooked") {
      await setPaymentState(tx, paymentId, { state: "refund_pending", changed_at: clock.now() });
      await moveMoney(tx, order, "refund_pending");
      const notices = refundNotices(order, { id: paymentId, amountPaise, currency }, mailContext(), state);
      for (const mail of notices) await mails.write(tx, mail);
    }
    return { was: payment, order };
  }

  return {
    refundOrder: (orderId, restock, record) =>
      transaction(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order) throw new Refusal(404, `There is no order ${orderId}.`);
        if (order.placed_at !== null && ["refund_pending", "refunded"].includes(order.payment_status)) return null;
        if (order.placed_at === null || order.payment_status !== "paid") {
          throw new Refusal(
            409,
            `Nothing was paid for order ${orderId}: it stands at "${orderStatusText(order.status)}".`,
          );
        }
        const left = order.total_paise - refundedPaise(await refundsOf(tx, [orderId]));
        if (order.payment_method === CASH_ON_DELIVERY || order.total_paise === 0) {
          const given = await lifecycle.refundOrder(tx, order, { status: "refunded", paymentId: null }, { restock });
          await record?.(tx, orderChange(order, given, { refund: { amount_paise: left } }));
          return given;
        }
        const payment = await acceptedPayment(tx, orderId);
        const money = { status: "refund_pending", paymentId: payment.id } as const;
        const given = await lifecycle.refundOrder(tx, order, money, { restock });
        await setPaymentState(tx, payment.id, { state: "refund_pending", changed_at: clock.now() });
        await refunds.request(tx, payment.id);
        await record?.(tx, orderChange(order, given, { refund: { amount_paise: left } }));
        return given;
      }),

    refundLines: (orderId, pieces, { restock, key } = {}, record) =>
      transaction(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order) throw new Refusal(404, `There is no order ${orderId}.`);
        const made = key === undefined ? undefined : await lineRefunds.madeWith(tx, order, pieces, key);
        if (made) return { ...made, order };
        if (order.placed_at === null || order.payment_status !== "paid" || order.total_paise === 0) {
          throw new Refusal(
            409,
            `No part of order ${orderId} can be refunded: it stands at "${orderStatusText(order.status)}", and its payment is ${order.payment_status}.`,
          );
        }
        const paymentId = order.payment_method === CASH_ON_DELIVERY ? null : (await acceptedPayment(tx, orderId)).id;
        const entered = await lineRefunds.enter(tx, order, pieces, { paymentId, restock, key });
        const { id, amount_paise, credit_note } = entered.refund;
        if (paymentId !== null) await refunds.requestLines(tx, id);
        await record?.(tx, {
          subject: orderId,
          before: { refund: null },
          after: { refund: { amount_paise, credit_note } },
        });
        return { ...entered, order };
      }),

    refundPayment: (paymentId, record) =>
      transaction(db, async (tx) => {
        const ended = await endReview(tx, paymentId);
        if (!ended) throw new Refusal(404, `There is no payment ${paymentId}.`);
        const { was, order } = ended;
        if (was.state === "refund_pending" || was.state === "refunded") return null;
        if (!isInReview(was)) {
          throw new Refusal(409, `Payment ${paymentId} does not wait for a decision: it is ${was.state}.`);
        }
        await refunds.request(tx, paymentId);
        await record?.(tx, { subject: paymentId, before: { state: was.state }, after: { state: "refund_pending" } });
        return order;
      }),

    recordRefund,
  };

  async function recordRefund({ paymentId, refundId, amountPaise }: ProviderRefund): Promise<string | null> {
    const payment = await findPayment(db, paymentId);
    // A failed payment has no money to refund; if it was approved meanwhile, a later event says so.
    if (!payment || payment.state === "failed") return null;
    const parts = await refundsThrough(db, paymentId);
    const isPending = payment.state === "refund_pending";
    const isAmount = (paise: number) => amountPaise === paise || (amountPaise === null && isPending);
    const isRest = isAmount(payment.amount_paise - refundedPaise(parts));
    if (payment.refund_id !== refundId) {
      const known = parts.find(({ provider_id }) => provider_id === refundId);
      const sameAmount = parts.filter(({ state, amount_paise }) => state === "pending" && isAmount(amount_paise));
      if (!known && sameAmount.length + Number(isPending && isRest) > 1) {
        // The jobs of these refunds learn from the provider which of them it was.
        return "one of several refunds of this amount: the provider is asked which";
      }
      const part = known ?? sameAmount[0];
      if (part) {
        await confirmRefund(db, part.id, refundId, clock.now());
        return "refunded in part";
      }
    }
    if (payment.state === "refunded") return "refunded";
    if (!isRest) return "refunded in part, which is not entered";
    if (payment.state === "refund_pending") {
      await refunds.complete(paymentId, refundId);
      return "refunded";
    }
    const isEntered =
      payment.state === "accepted" ? enterRefund(payment, refundId) : endReviewRefunded(paymentId, refundId);
    try {
      // The payment may have been booked or its refund requested here meanwhile: start again from the new state.
      return (await isEntered) ? "refunded, and entered" : recordRefund({ paymentId, refundId, amountPaise });
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  }

  /** Resolves with false and no change if the payment no longer pays for its order. */
  async function enterRefund({ id, order_id }: PaymentRow, refundId: string): Promise<boolean> {
    return transaction(db, async (tx) => {
      const order = await lockOrder(tx, order_id);
      if (!order || (await findPayment(tx, id))?.state !== "accepted") return false;
      await lifecycle.refundOrder(tx, order, { status: "refunded", paymentId: id });
      await setPaymentState(tx, id, { state: "refunded", refund_id: refundId, changed_at: clock.now() });
      return true;
    });
  }

  /** Resolves with false and no change if the payment is no longer in review. */
  async function endReviewRefunded(paymentId: string, refundId: string): Promise<boolean> {
    const ended = await transaction(db, (tx) => endReview(tx, paymentId));
    if (!ended || !isInReview(ended.was)) return false;
    await refunds.complete(paymentId, refundId);
    return true;
  }
}

async function acceptedPayment(tx: Tx, orderId: string): Promise<PaymentRow> {
  const [payment] = await paymentsOf(tx, orderId, "accepted");
  if (!payment) throw new Error(`Order ${orderId} is paid by no payment.`);
  return payment;
}

const isInReview = ({ state }: PaymentRow): boolean => state === "review" || state === "unbooked";
