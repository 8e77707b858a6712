import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { FOR_EVER, type Jobs } from "../jobs/index.ts";
import { findOrderIdByProviderOrder } from "../orders/index.ts";
import type { ApplyPayment } from "./apply-payment.ts";
import type { OrderRefunds } from "./order-refunds.ts";
import { deleteEvents, findEvent, insertEvent, markEventHandled } from "./payments.repository.ts";
import type { PaymentProvider, ProviderEvent } from "./provider.ts";
import type { Refunds } from "./refunds.ts";

const HANDLED_WITHIN_MS = 30_000;
const HOUR_MS = 60 * 60_000;
/** As long as a bank may still ask about a payment. */
const EVENTS_KEPT_MS = 180 * 24 * HOUR_MS;

export interface Webhooks {
  /** Keeps a signed event, once, to be handled right after. 400 for a wrong signature, of which nothing is kept. */
  receive(event: { id: string | undefined; signature: string; rawBody: Buffer }): Promise<void>;
}

interface WebhookDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  provider: PaymentProvider;
  applyPayment: ApplyPayment;
  refunds: Refunds;
  orderRefunds: OrderRefunds;
}

export function createWebhooks(dependencies: WebhookDependencies): Webhooks {
  const { db, clock, jobs, provider, applyPayment, refunds, orderRefunds } = dependencies;

  /** What came of an event, in a word for whoever reads the table. */
  async function handle(event: ProviderEvent): Promise<string> {
    if (event.kind === "other") return `nothing to do for ${event.name}`;
    if (event.kind === "refund") {
      if (!event.done) return "refund not done yet";
      await refunds.complete(event.paymentId, event.refundId);
      return orderRefunds.heardOf(event);
    }
    const { payment } = event;
    const orderId = await findOrderIdByProviderOrder(db, payment.providerOrderId);
    return orderId === undefined ? "unknown" : applyPayment.apply(orderId, payment);
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
      await markEventHandled(db, eventId, clock.now(), outcome);
    },
  });

  jobs.every(HOUR_MS, "forget-payment-events", (signal) =>
    deleteEvents(db, new Date(clock.now().getTime() - EVENTS_KEPT_MS), signal),
  );

  return {
    async receive({ id, signature, rawBody }) {
      if (!provider.verifyWebhook(rawBody, signature)) throw new Refusal(400, "The signature is not valid.");
      if (id === undefined) throw new Refusal(400, "The event has no id.");
      await transaction(db, async (tx) => {
        const isNew = await insertEvent(tx, { id, body: rawBody.toString("utf8"), receivedAt: clock.now() });
        if (isNew) await handling.enqueue(tx, { eventId: id });
      });
    },
  };
}
