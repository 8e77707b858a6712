import type { Jobs } from "../jobs/index.ts";
import type { Core } from "../module.ts";
import { type Attempts, createAttempts } from "./attempts.service.ts";
import { limitRequests } from "./request-limits.ts";

interface LimitNeeds extends Core {
  jobs: Jobs;
}

/** How often something may be asked. Counts all requests, and gives a counter for what matters more. */
export async function registerLimits({ app, settings, db, clock, jobs }: LimitNeeds): Promise<Attempts> {
  if (settings.rateLimits === "strict") await limitRequests(app);
  return createAttempts({ db, clock, jobs, relaxed: settings.rateLimits === "relaxed" });
}
