import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { FOR_EVER, type Jobs } from "../jobs/index.ts";
import { findOrderIdByProviderOrder } from "../orders/index.ts";
import type { ApplyPayment } from "./apply-payment.ts";
import type { OrderRefunds } from "./order-refunds.ts";
import { deleteEvents, findEvent, insertEvent, markEventHandled, refundsToHandle } from "./payments.repository.ts";
import type { PaymentProvider, ProviderEvent } from "./provider.ts";

const HANDLED_WITHIN_MS = 30_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HANDLE_WAITING_EVERY_MS = 5 * MINUTE_MS;
const MOST_AT_ONCE = 500;
/** Banks may ask about a payment for this long. A refund event waits no longer for its payment. */
const EVENTS_KEPT_MS = 180 * 24 * HOUR_MS;

export interface Webhooks {
  /**
   * Stores a signed event once and enqueues its handling. A refund event whose payment is unknown waits for the
   * payment. 400 for a wrong signature, in which case nothing is stored.
   */
  receive(event: { id: string | undefined; signature: string; rawBody: Buffer }): Promise<void>;
}

interface WebhookDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  provider: PaymentProvider;
  applyPayment: ApplyPayment;
  orderRefunds: OrderRefunds;
}

export function createWebhooks(dependencies: WebhookDependencies): Webhooks {
  const { db, clock, jobs, provider, applyPayment, orderRefunds } = dependencies;

  /** Resolves with an outcome for the table of events, or with null while the event waits for its payment. */
  async function handle(event: ProviderEvent): Promise<string | null> {
    if (event.kind === "other") return `nothing to do for ${event.name}`;
    if (event.kind === "refund") return event.done ? orderRefunds.recordRefund(event) : "refund not done yet";
    const { payment } = event;
    const orderId = await findOrderIdByProviderOrder(db, payment.providerOrderId);
    if (orderId === undefined) return "unknown";
    const state = await applyPayment.apply(orderId, payment);
    // Read after the payment has committed: a refund event that did not find it was stored before that.
    await handleWaiting(payment.id);
    return state;
  }

  async function handleWaiting(paymentId?: string): Promise<void> {
    const ids = await refundsToHandle(db, MOST_AT_ONCE, paymentId);
    if (ids.length === 0) return;
    await transaction(db, async (tx) => {
      for (const eventId of ids) await handling.enqueue(tx, { eventId }, { dedupeKey: `waiting-refund:${eventId}` });
    });
  }

  const handling = jobs.define({
    kind: "handle-payment-event",
    lane: "money",
    deadlineMs: HANDLED_WITHIN_MS,
    retries: FOR_EVER,
    payload: z.object({ eventId: z.string() }),
    async run({ eventId }) {
      const event = await findEvent(db, eventId);
      if (!event || event.handled_at !== null) return;
      const outcome = await handle(provider.parseWebhook(event.body));
      if (outcome !== null) await markEventHandled(db, eventId, clock.now(), outcome);
    },
  });

  // For payments that became known without an event, or whose process crashed meanwhile.
  jobs.every(HANDLE_WAITING_EVERY_MS, "handle-waiting-refunds", () => handleWaiting(), { lane: "money" });

  jobs.every(HOUR_MS, "forget-payment-events", (signal) =>
    deleteEvents(db, new Date(clock.now().getTime() - EVENTS_KEPT_MS), signal),
  );

  return {
    async receive({ id, signature, rawBody }) {
      if (!provider.verifyWebhook(rawBody, signature)) throw new Refusal(400, "The signature is not valid.");
      if (id === undefined) throw new Refusal(400, "The event has no id.");
      const body = rawBody.toString("utf8");
      const event = provider.parseWebhook(body);
      await transaction(db, async (tx) => {
        const isNew = await insertEvent(tx, {
          id,
          body,
          refunds_payment: event.kind === "refund" ? event.paymentId : null,
          received_at: clock.now(),
        });
        if (isNew) await handling.enqueue(tx, { eventId: id });
      });
    },
  };
}
