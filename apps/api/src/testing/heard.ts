import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { CHANNEL } from "../database/changes.ts";
import type { ShopDatabase } from "../database/shop-database.ts";

/** A notification that only tests send. */
export const HEARD = "heard";
const PATIENCE_MS = 10_000;

/**
 * Returns a function that resolves once this process has received the notifications of everything committed before, so
 * that listings show what a test has written. Notifications arrive in the order of commits. Resolves at once if none
 * are received.
 */
export function hearAll({ db, changes, engine }: ShopDatabase): () => Promise<void> {
  // The embedded engine's session receives notifications with the answer to the commit.
  if (engine === "embedded") return async () => {};
  const waiting = new Set<() => void>();
  const end = () => waiting.forEach((resolve) => resolve());
  changes.listen({ changed: (key) => key === HEARD && end(), missed: end });
  const hearing = async () => {
    for (let waited = 0; !changes.isHearing() && waited < PATIENCE_MS; waited += 10) await wait(10);
  };
  const first = hearing();
  return async () => {
    await first;
    if (!changes.isHearing()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(resolve);
    await sql`select pg_notify(${sql.lit(CHANNEL)}, ${sql.lit(HEARD)})`.execute(db);
    await promise;
    waiting.delete(resolve);
  };
}
