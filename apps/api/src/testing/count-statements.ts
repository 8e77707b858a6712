import pg from "pg";
import { vi } from "vitest";

/** Whether a statement belongs to the shop's check that notifications arrive. */
export const isAnnouncing = (text: string): boolean => /^(?:select pg_)?(?:listen|notify)/i.test(text);

/** The number of statements that `work` sends to the database. */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(work)).length;

/** The statements that `work` sends to the database, without their values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    const sent = query.mock.calls as unknown as [string | { text?: string }][];
    return sent
      .map(([said]) => (typeof said === "string" ? said : (said.text ?? "")))
      .filter((text) => !isAnnouncing(text));
  } finally {
    query.mockRestore();
  }
}
