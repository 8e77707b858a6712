import type { Core } from "../module.ts";
import { createJobs, type Jobs } from "./jobs.service.ts";

/** Creates the background jobs that the modules register theirs with. */
export function registerJobs({ app, database, db, clock }: Core): Jobs {
  const jobs = createJobs({ db, clock, log: app.log, isAlone: database.engine === "embedded" });
  for (const { kind, intervalMs, run } of database.upkeep) jobs.every(intervalMs, kind, run);
  return jobs;
}
