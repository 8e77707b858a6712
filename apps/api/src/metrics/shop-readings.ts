import { freeBytes } from "../free-disk.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Core } from "../module.ts";
import { countPlacedOrders } from "../orders/index.ts";
import type { PaymentReviews } from "../payments/index.ts";
import type { Metrics } from "./metrics.ts";

interface ReadingNeeds extends Core {
  jobs: Jobs;
  paymentReviews: PaymentReviews;
  metrics: Metrics;
}

const RECENT_MS = 5 * 60_000;

/** What is read of the shop whenever metrics are asked for. Numbers of the database are the same in each process. */
export function readShop({ database, db, clock, settings, jobs, paymentReviews, metrics }: ReadingNeeds): void {
  const simple = (name: string, help: string, value: () => Promise<number> | number) =>
    metrics.read({ name, help, read: async (set) => set(await value()) });

  simple(
    "selvedge_database_connections_in_use",
    "Connections of this process's pool that statements run on.",
    () => database.poolUse().inUse,
  );
  simple(
    "selvedge_database_connections_most",
    "Connections that this process's pool may open.",
    () => database.poolUse().size,
  );
  simple(
    "selvedge_database_requests_waiting",
    "Requests of this process that wait for a connection.",
    () => database.poolUse().waiting,
  );
  simple("selvedge_disk_free_bytes", "Bytes free where DATA_DIR is.", () => freeBytes(settings.dataDirectory));
  simple("selvedge_payments_in_review", "Captured payments that a person must decide on.", () =>
    paymentReviews.count(),
  );
  simple("selvedge_orders_placed_in_five_minutes", "Orders placed in the last five minutes.", () =>
    countPlacedOrders(db, new Date(clock.now().getTime() - RECENT_MS)),
  );
  simple("selvedge_oldest_due_job_seconds", "Seconds that the oldest due job has waited; 0: none is due.", async () => {
    const { oldestDue } = await jobs.backlog();
    return oldestDue === null ? 0 : (clock.now().getTime() - oldestDue.getTime()) / 1_000;
  });
  metrics.read({
    name: "selvedge_jobs",
    help: "Background jobs by kind and state: later, due, running, or failed for good.",
    labels: ["kind", "state"],
    async read(set) {
      const { counts } = await jobs.backlog();
      for (const { kind, state, count } of counts) set(count, { kind, state });
    },
  });
}
