import type { Db } from "./schema.ts";

/**
 * A read-only copy of the database that replays commits with a delay. It is only read while it shows everything that
 * was announced, so a cached answer is as current as one from the primary.
 */
export interface Standby {
  /** For use inside `read` only. Statements reject with `StandbyBehind` while the standby is not up to date. */
  db: Db;
  /** Runs `fromStandby`, which reads through `db`; runs `instead` if that fails or is not worth trying. */
  read<Answer>(fromStandby: () => Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer>;
}

/** The standby does not show everything that was announced, or the required position is unknown. */
export class StandbyBehind extends Error {
  override readonly name = "StandbyBehind";

  constructor() {
    super("The copy has not replayed all that was announced.");
  }
}
