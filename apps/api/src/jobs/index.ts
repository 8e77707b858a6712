export { type JobKind, PermanentFailure } from "./job.ts";
export type { Jobs } from "./jobs.service.ts";
export { FOR_A_DAY, FOR_EVER, FOR_THREE_DAYS } from "./retry-policy.ts";
