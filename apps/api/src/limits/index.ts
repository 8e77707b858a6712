export type { Attempts } from "./attempts.service.ts";
