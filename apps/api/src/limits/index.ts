export type { Attempts } from "./attempts.service.ts";
export { type AttemptLimit, TOO_MANY } from "./policies.ts";
