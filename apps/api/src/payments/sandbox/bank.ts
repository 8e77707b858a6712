import type { Clock } from "../../clock.ts";
import type { Db } from "../../database/schema.ts";
import { transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { randomId } from "../../random-id.ts";
import {
  type BankOrder,
  type BankPayment,
  type BankRefund,
  bankPaymentsOf,
  bankRefundsOf,
  findBankRefund,
  insertBankPayment,
  insertBankRefund,
  lockBankOrder,
  lockBankPayment,
  openBankOrder,
  setBankOrderStatus,
  setBankPaymentStatus,
} from "./bank.repository.ts";
import type { BankWebhooks } from "./bank-webhooks.ts";

/** A bank with play money and real books. Of the shop it knows only receipts. */
export interface SandboxBank {
  /** Opens an order, or finds the one with this receipt. */
  openOrder(order: { receipt: string; amountPaise: number; currency: string }): Promise<BankOrder>;
  paymentsOf(bankOrderId: string): Promise<BankPayment[]>;
  /** A payment in the bank's window that succeeds or is declined. 404 for an unknown order, 409 for a paid one. */
  pay(bankOrderId: string, outcome: "success" | "failure"): Promise<BankPayment>;
  /** Captures a delayed payment, even if the order has been paid in another way meanwhile. */
  captureLate(bankOrderId: string, amountPaise?: number): Promise<BankPayment>;
  /** Refunds a payment, or a part of it. Calls with the same key refund once. 409 if the payment was not captured. */
  refund(refund: { paymentId: string; amountPaise: number; idempotencyKey: string }): Promise<BankRefund>;
}

interface BankDependencies {
  db: Db;
  clock: Clock;
  webhooks: BankWebhooks;
}

export function createSandboxBank({ db, clock, webhooks }: BankDependencies): SandboxBank {
  function newPayment(order: BankOrder, status: BankPayment["status"], amountPaise: number): BankPayment {
    return {
      id: `pay_${randomId()}`,
      bank_order_id: order.id,
      amount_paise: amountPaise,
      currency: order.currency,
      status,
      created_at: clock.now(),
    };
  }

  async function capture(bankOrderId: string, { late, amountPaise }: { late: boolean; amountPaise?: number }) {
    return transaction(db, async (tx) => {
      const order = await lockBankOrder(tx, bankOrderId);
      if (!order) throw new Refusal(404, "The bank knows no such order.");
      if (order.status === "paid" && !late) throw new Refusal(409, "This order is paid already.");
      const payment = newPayment(order, "captured", amountPaise ?? order.amount_paise);
      await insertBankPayment(tx, payment);
      await setBankOrderStatus(tx, order.id, "paid");
      await webhooks.paymentChanged(tx, "payment.captured", payment);
      await webhooks.orderPaid(tx, { ...order, status: "paid" }, payment);
      return payment;
    });
  }

  async function decline(bankOrderId: string) {
    return transaction(db, async (tx) => {
      const order = await lockBankOrder(tx, bankOrderId);
      if (!order) throw new Refusal(404, "The bank knows no such order.");
      if (order.status === "paid") throw new Refusal(409, "This order is paid already.");
      const payment = newPayment(order, "failed", order.amount_paise);
      await insertBankPayment(tx, payment);
      await setBankOrderStatus(tx, order.id, "attempted");
      await webhooks.paymentChanged(tx, "payment.failed", payment);
      return payment;
    });
  }

  return {
    openOrder: ({ receipt, amountPaise, currency }) =>
      openBankOrder(db, {
        id: `order_${randomId()}`,
        receipt,
        amount_paise: amountPaise,
        currency,
        status: "created",
        created_at: clock.now(),
      }),

    paymentsOf: (bankOrderId) => bankPaymentsOf(db, bankOrderId),

    pay: (bankOrderId, outcome) =>
      outcome === "success" ? capture(bankOrderId, { late: false }) : decline(bankOrderId),

    captureLate: (bankOrderId, amountPaise) =>
      capture(bankOrderId, { late: true, ...(amountPaise === undefined ? {} : { amountPaise }) }),

    refund: ({ paymentId, amountPaise, idempotencyKey }) =>
      transaction(db, async (tx) => {
        const payment = await lockBankPayment(tx, paymentId);
        const earlier = await findBankRefund(tx, idempotencyKey);
        if (earlier) return earlier;
        if (payment?.status !== "captured") throw new Refusal(409, "The bank has no such payment to give back.");
        const refund: BankRefund = {
          id: `rfnd_${randomId()}`,
          bank_payment_id: payment.id,
          amount_paise: amountPaise,
          idempotency_key: idempotencyKey,
          created_at: clock.now(),
        };
        const before = await bankRefundsOf(tx, payment.id);
        const left = before.reduce((sum, { amount_paise }) => sum - amount_paise, payment.amount_paise);
        if (amountPaise > left) throw new Refusal(409, "The bank has less of this payment left.");
        await insertBankRefund(tx, refund);
        const status = amountPaise === left ? "refunded" : payment.status;
        await setBankPaymentStatus(tx, payment.id, status);
        await webhooks.refundProcessed(tx, refund, { ...payment, status });
        return refund;
      }),
  };
}
