import type { Core } from "../module.ts";
import { createJobs, type Jobs } from "./jobs.service.ts";

/** Work outside of requests. Gives the modules a place for theirs, and does what the database wants done. */
export function registerJobs({ app, database, db, clock }: Core): Jobs {
  const jobs = createJobs({ db, clock, log: app.log, isAlone: database.engine === "embedded" });
  for (const { kind, intervalMs, run } of database.upkeep) jobs.every(intervalMs, kind, run);
  return jobs;
}
