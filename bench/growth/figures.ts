import type { Timing } from "./measure.ts";
import type { Engine } from "./shop.ts";

/** Numbers of products of the compared shops. */
export const SIZES: readonly number[] = [1_000, 10_000, 100_000];

/** One shop of one size on one engine. */
export interface Run {
  engine: Engine;
  products: number;
  /** By the call's name. */
  calls: Record<string, Timing>;
  fillSeconds: number;
  /** The longest call, in milliseconds, during a vacuum after every twentieth product has changed. */
  longestWhileTidyingMs: number;
  /** Load average over one minute at the end of the run; the benchmark alone causes 1 to 2. */
  load: number;
}

export interface Figures {
  machine: string;
  runs: Run[];
}
