import { z } from "zod";
import type { Clock } from "../../clock.ts";
import type { Tx } from "../../database/schema.ts";
import { FOR_A_DAY, type Jobs } from "../../jobs/index.ts";
import { randomId } from "../../random-id.ts";
import type { Signatures } from "../signatures.ts";
import type { BankOrder, BankPayment, BankRefund } from "./bank.repository.ts";

const ANSWERED_WITHIN_MS = 30_000;

/** A request from the bank to the shop. */
export interface WebhookDelivery {
  body: string;
  headers: { "content-type": string; "x-razorpay-signature": string; "x-razorpay-event-id": string };
}

/** Sends a delivery, and resolves with the status of the shop's answer. */
export type DeliverWebhook = (delivery: WebhookDelivery) => Promise<number>;

/** The bank's webhooks: stored in the transaction of the change itself, and repeated until the shop answers 2xx. */
export interface BankWebhooks {
  paymentChanged(tx: Tx, event: "payment.captured" | "payment.failed", payment: BankPayment): Promise<void>;
  orderPaid(tx: Tx, order: BankOrder, payment: BankPayment): Promise<void>;
  refundProcessed(tx: Tx, refund: BankRefund, payment: BankPayment): Promise<void>;
}

interface BankWebhookDependencies {
  clock: Clock;
  jobs: Jobs;
  signatures: Signatures;
  deliver: DeliverWebhook;
}

export function createBankWebhooks({ clock, jobs, signatures, deliver }: BankWebhookDependencies): BankWebhooks {
  const delivery = jobs.define({
    kind: "deliver-bank-webhook",
    lane: "money",
    deadlineMs: ANSWERED_WITHIN_MS,
    retries: FOR_A_DAY,
    payload: z.object({ eventId: z.string(), body: z.string() }),
    async run({ eventId, body }) {
      const status = await deliver({
        body,
        headers: {
          "content-type": "application/json",
          "x-razorpay-signature": signatures.signWebhook(body),
          "x-razorpay-event-id": eventId,
        },
      });
      if (status < 200 || status > 299) throw new Error(`The shop answered ${status} to the bank's webhook.`);
    },
  });

  async function send(tx: Tx, event: string, payload: Record<string, unknown>): Promise<void> {
    const body = JSON.stringify({
      entity: "event",
      account_id: "acc_sandbox",
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
      created_at: epochSeconds(clock.now()),
    });
    await delivery.enqueue(tx, { eventId: `evt_${randomId()}`, body });
  }

  return {
    paymentChanged: (tx, event, payment) => send(tx, event, { payment: paymentEntity(payment) }),
    orderPaid: (tx, order, payment) =>
      send(tx, "order.paid", { payment: paymentEntity(payment), order: orderEntity(order) }),
    refundProcessed: (tx, refund, payment) =>
      send(tx, "refund.processed", { refund: refundEntity(refund), payment: paymentEntity(payment) }),
  };
}

function paymentEntity({ id, bank_order_id, amount_paise, currency, status, created_at }: BankPayment) {
  return {
    id,
    entity: "payment",
    amount: amount_paise,
    currency,
    status,
    order_id: bank_order_id,
    method: "card",
    captured: status !== "failed",
    created_at: epochSeconds(created_at),
  };
}

function orderEntity({ id, receipt, amount_paise, currency, status, created_at }: BankOrder) {
  return {
    id,
    entity: "order",
    amount: amount_paise,
    amount_paid: status === "paid" ? amount_paise : 0,
    currency,
    receipt,
    status,
    created_at: epochSeconds(created_at),
  };
}

function refundEntity({ id, bank_payment_id, amount_paise, created_at }: BankRefund) {
  return {
    id,
    entity: "refund",
    amount: amount_paise,
    currency: "INR",
    payment_id: bank_payment_id,
    status: "processed",
    created_at: epochSeconds(created_at),
  };
}

function epochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
