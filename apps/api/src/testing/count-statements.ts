import pg from "pg";
import { vi } from "vitest";

/** Whether a statement belongs to the shop's check that notifications arrive. */
export const isAnnouncing = (text: string): boolean => /^(?:select pg_)?(?:listen|notify)/i.test(text);

/** The number of statements that `work` sends to the database. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    const sent = query.mock.calls as unknown as [string | { text?: string }][];
    return sent.filter(([said]) => !isAnnouncing(typeof said === "string" ? said : (said.text ?? ""))).length;
  } finally {
    query.mockRestore();
  }
}
