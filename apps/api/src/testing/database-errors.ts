import pg from "pg";
import { vi } from "vitest";
import { sqlState } from "../database/sql-state.ts";

/** The SQLSTATEs of all database errors during `work`, retried or not. */
export async function databaseErrors(work: () => Promise<unknown>): Promise<string[]> {
  const codes: string[] = [];
  const query = pg.Client.prototype.query as (...statement: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...statement: unknown[]
  ) {
    const answer = query.apply(this, statement);
    answer?.catch((error: unknown) => codes.push(sqlState(error)));
    return answer as never;
  });
  try {
    await work();
    return codes;
  } finally {
    spy.mockRestore();
  }
}
