import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/jobs.service.ts";
import type { OrderLifecycle } from "../orders/lifecycle.ts";
import type { OrderBook, OrderRow } from "../orders/order-book.ts";
import type { Payments } from "./payments.service.ts";
import { ProviderUnavailable } from "./provider.ts";
import type { Refunds } from "./refunds.ts";

const MINUTE_MS = 60_000;
const EXPIRE_EVERY_MS = MINUTE_MS;
const RECONCILE_EVERY_MS = 5 * MINUTE_MS;
/** Banks may approve a payment days after it was begun; after that nothing comes any more. */
const WATCHED_FOR_MS = 4 * 24 * 60 * MINUTE_MS;
const RARELY_MS = 6 * 60 * MINUTE_MS;
const AT_ONCE = 200;

interface ReconciliationDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  book: OrderBook;
  lifecycle: OrderLifecycle;
  payments: Payments;
  refunds: Refunds;
  log: FastifyBaseLogger;
}

/**
 * The two rounds that make good what got lost: orders that nobody paid for are closed after 15 minutes, and every five
 * minutes the provider is asked about orders whose money may have come without a word.
 */
export function scheduleReconciliation(dependencies: ReconciliationDependencies): void {
  const { db, clock, jobs, book, lifecycle, payments, refunds, log } = dependencies;

  /** Whether the provider answered. Other errors concern one order, and must not keep the rest waiting. */
  async function isChecked(order: OrderRow): Promise<boolean> {
    try {
      await payments.check(order);
      return true;
    } catch (error) {
      log.error({ err: error, orderId: order.id }, "an order's payments could not be checked");
      return !(error instanceof ProviderUnavailable);
    }
  }

  async function expire(): Promise<void> {
    let providerAnswers = true;
    for (const { id } of await book.toExpire(AT_ONCE)) {
      const order = await book.find(id);
      // Money that has arrived unnoticed saves the order; a provider that is silent does not.
      if (order && providerAnswers) providerAnswers = await isChecked(order);
      await transaction(db, async (tx) => {
        const now = await book.lock(tx, id);
        if (now?.status === "payment_pending") await lifecycle.close(tx, now, "payment_failed");
      });
    }
  }

  async function reconcile(): Promise<void> {
    await refunds.retry();
    for (const order of await book.toCheck(AT_ONCE)) {
      if (!(await isChecked(order))) return;
      await book.checkAgainAt(order.id, nextCheck(order, clock.now()));
    }
  }

  jobs.every(EXPIRE_EVERY_MS, "expire-reservations", expire);
  jobs.every(RECONCILE_EVERY_MS, "reconcile-payments", reconcile);
}

/** The older an order, the less often the provider is asked about it, but four times a day at least. */
function nextCheck(order: OrderRow, now: Date): Date | null {
  const ageMs = now.getTime() - order.created_at.getTime();
  if (ageMs > WATCHED_FOR_MS) return null;
  return new Date(now.getTime() + Math.min(RARELY_MS, Math.max(RECONCILE_EVERY_MS, ageMs / 2)));
}
