import type { Timing } from "./measure.ts";
import type { Engine } from "./shop.ts";

/** Products of the shops that are compared. */
export const SIZES: readonly number[] = [1_000, 10_000, 100_000];

/** One shop of one size on one engine. */
export interface Run {
  engine: Engine;
  products: number;
  /** By the call's name. */
  calls: Record<string, Timing>;
  fillSeconds: number;
  /** The longest call, in milliseconds, while tables are cleared of what a change to every twentieth product left behind. */
  longestWhileTidyingMs: number;
  /** Processes that wanted to run, in the mean of a minute, when the run ended; ours alone make it 1 to 2. */
  load: number;
}

export interface Figures {
  machine: string;
  runs: Run[];
}
