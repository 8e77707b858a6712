import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { CHANNEL } from "../database/changes.ts";
import type { ShopDatabase } from "../database/shop-database.ts";

/** A notification that only tests send. */
export const PROBE = "probe";
const PATIENCE_MS = 10_000;

/**
 * Returns a function that resolves once this process has received the notifications of everything committed before, so
 * that listings show what a test has written. Notifications arrive in the order of commits. Resolves at once if none
 * are received.
 */
export function changesReceived({ db, changes, engine }: ShopDatabase): () => Promise<void> {
  // The embedded engine's session receives notifications with the answer to the commit.
  if (engine === "embedded") return async () => {};
  const waiting = new Set<() => void>();
  const end = () => waiting.forEach((resolve) => resolve());
  changes.listen({ changed: (key) => key === PROBE && end(), missed: end });
  const listening = async () => {
    for (let waited = 0; !changes.isListening() && waited < PATIENCE_MS; waited += 10) await wait(10);
  };
  const first = listening();
  return async () => {
    await first;
    if (!changes.isListening()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(resolve);
    await sql`select pg_notify(${sql.lit(CHANNEL)}, ${sql.lit(PROBE)})`.execute(db);
    await promise;
    waiting.delete(resolve);
  };
}
