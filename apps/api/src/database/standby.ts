import type { Db } from "./schema.ts";

/**
 * A copy of the database that replays what is committed there, a little later, and only lets itself be read. It is read while it shows all
 * that was announced: what is remembered of an answer then is as new as if the database itself had given it.
 */
export interface Standby {
  /** For `read` alone. Statements reject with `StandbyBehind` while the copy does not show what it must. */
  db: Db;
  /** What `fromStandby` reads through `db`; what `instead` reads where that fails, or is not worth trying. */
  read<Answer>(fromStandby: () => Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer>;
}

/** The copy does not show all that was announced, or it is not known what it must show. */
export class StandbyBehind extends Error {
  override readonly name = "StandbyBehind";

  constructor() {
    super("The copy has not replayed all that was announced.");
  }
}
