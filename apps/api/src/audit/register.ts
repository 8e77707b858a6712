import type { Jobs } from "../jobs/index.ts";
import type { Core } from "../module.ts";
import { createOrderReads, type OrderReads } from "./order-reads.service.ts";

/** What is written down of who has read what. Gives it to whoever shows orders. */
export function registerAudit({ db, clock, jobs }: Core & { jobs: Jobs }): OrderReads {
  return createOrderReads({ db, clock, jobs });
}
