export type { Attempts } from "./attempts.service.ts";
export type { AttemptLimit } from "./policies.ts";
