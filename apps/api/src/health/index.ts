export type { Readiness } from "./readiness.ts";
