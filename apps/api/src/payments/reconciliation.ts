import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/index.ts";
import {
  checkAgainAt,
  lockOrder,
  type OrderLifecycle,
  type OrderRow,
  ordersToCheck,
  ordersToExpire,
} from "../orders/index.ts";
import { paymentsOf } from "./payments.repository.ts";
import type { Payments } from "./payments.service.ts";
import type { Refunds } from "./refunds.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const EXPIRE_EVERY_MS = MINUTE_MS;
const RECONCILE_EVERY_MS = 5 * MINUTE_MS;
/** Ends before the next run starts. */
const ROUND_ENDS_WITHIN_MS = 4 * MINUTE_MS;
/** Banks may approve a payment days after it was started, but not later than this. */
const WATCHED_FOR_MS = 4 * DAY_MS;
const MOST_EXPIRED_AT_ONCE = 200;
const BATCH = 100;
const MOST_BATCHES = 20;
const ASKED_AT_ONCE = 5;
/** After this many failed calls in a row the provider itself is down, rather than one order being at fault. */
const SILENT_AFTER = 10;

interface ReconciliationDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  lifecycle: OrderLifecycle;
  payments: Payments;
  refunds: Refunds;
  log: FastifyBaseLogger;
}

/**
 * Schedules the two jobs that recover lost reports: orders that stay unpaid are closed after 15 minutes, and every five
 * minutes the provider is asked about orders whose payment may have gone unreported. A failure with one order never
 * delays the others.
 */
export function scheduleReconciliation(dependencies: ReconciliationDependencies): void {
  const { db, clock, jobs, lifecycle, payments, refunds, log } = dependencies;

  /** Asks about orders until the provider turns out to be down, or the run's time is over. */
  function newRound(signal: AbortSignal) {
    let unansweredInARow = 0;
    const isOver = () => signal.aborted || unansweredInARow >= SILENT_AFTER;

    async function ask(order: OrderRow): Promise<void> {
      if (isOver()) return;
      let isAnswered = true;
      try {
        await payments.check(order);
        unansweredInARow = 0;
      } catch (error) {
        log.error({ err: error, ...atProvider(order) }, "an order's payments could not be checked");
        isAnswered = false;
        unansweredInARow += 1;
      }
      await checkAgainAt(db, order.id, nextCheck(order, clock.now(), isAnswered));
    }

    return { ask, isOver };
  }

  /** Order numbers stay out of the log; the provider's dashboard finds an order by its own. */
  const atProvider = ({ provider_order_id }: OrderRow) => ({ providerOrderId: provider_order_id });

  async function close(orderId: string): Promise<void> {
    await transaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      // An order whose captured payment is not booked yet keeps its reserved stock.
      if (order?.status !== "payment_pending" || (await paymentsOf(tx, orderId, "unbooked")).length > 0) return;
      await lifecycle.close(tx, order, "payment_failed");
    });
  }

  async function expire(signal: AbortSignal): Promise<void> {
    const { ask } = newRound(signal);
    await forEachLimited(await ordersToExpire(db, clock.now(), MOST_EXPIRED_AT_ONCE), async (order) => {
      // A payment that nobody reported still places the order; a provider that does not answer does not keep it open.
      await ask(order);
      await close(order.id).catch((error: unknown) =>
        log.error({ err: error, ...atProvider(order) }, "an order could not be closed"),
      );
    });
  }

  async function reconcile(signal: AbortSignal): Promise<void> {
    await refunds.retry();
    const { ask, isOver } = newRound(signal);
    for (let batch = 0; batch < MOST_BATCHES && !isOver(); batch += 1) {
      const orders = await ordersToCheck(db, clock.now(), BATCH);
      await forEachLimited(orders, ask);
      if (orders.length < BATCH) return;
    }
  }

  const options = { lane: "provider", deadlineMs: ROUND_ENDS_WITHIN_MS } as const;
  jobs.every(EXPIRE_EVERY_MS, "expire-reservations", expire, options);
  jobs.every(RECONCILE_EVERY_MS, "reconcile-payments", reconcile, options);
}

async function forEachLimited(orders: readonly OrderRow[], work: (order: OrderRow) => Promise<void>): Promise<void> {
  // All workers share one iterator, so each order is taken once.
  const remaining = orders.values();
  const runWorker = async () => {
    for (const order of remaining) await work(order);
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, runWorker));
}

/**
 * The interval between checks grows with the order's age: up to an hour during the first four days while the provider
 * does not answer, otherwise up to a day. An order without an answer is checked without an end. A paid order is checked
 * once more after four days, for a second payment.
 */
function nextCheck(order: OrderRow, now: Date, isAnswered: boolean): Date | null {
  if (order.provider_order_id === null) return null;
  const ageMs = now.getTime() - order.created_at.getTime();
  const isOver = ageMs >= WATCHED_FOR_MS;
  if (isOver && isAnswered) return null;
  if (isAnswered && order.placed_at !== null) return new Date(order.created_at.getTime() + WATCHED_FOR_MS);
  const longestMs = isAnswered || isOver ? DAY_MS : HOUR_MS;
  return new Date(now.getTime() + Math.min(longestMs, Math.max(RECONCILE_EVERY_MS, ageMs / 2)));
}
