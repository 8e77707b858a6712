import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import type { Jobs } from "../jobs/index.ts";
import { tidyShelf } from "./shelf.repository.ts";

const EVERY_MS = 60_000;

/**
 * Moves prices and publications that have come due to where listings look first. Without it listings are right all the same, and
 * slower with each that is not moved. A few hundred at a time, since requests wait for a statement on the embedded engine.
 */
export function keepShelfTidy({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }): void {
  jobs.every(EVERY_MS, "tidy-shelf", async (signal) => {
    do signal.throwIfAborted();
    while ((await tidyShelf(db, clock.now())) > 0);
  });
}
