import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Db, Tx } from "./schema.ts";
import { isStalePlan, sqlState } from "./sql-state.ts";

const RETRIED = new Set(["40001", "40P01"]);
const MAX_ATTEMPTS = 5;
const isRetried = (error: unknown) => RETRIED.has(sqlState(error)) || isStalePlan(error);

const open = new AsyncLocalStorage<{ ended: boolean }>();

/**
 * Runs `work` in a transaction, and repeats it after a deadlock, a serialisation failure, or a change of a table's
 * columns. `work` may therefore run more than once and must have no effect outside `tx`. Every statement inside must
 * use `tx`: the embedded engine has one connection, which this transaction holds.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const scope = { ended: false };
    try {
      return await db.transaction().execute((tx) => open.run(scope, () => work(tx)));
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isRetried(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    } finally {
      scope.ended = true;
    }
  }
}

/**
 * Throws when code inside a transaction asks the pool for a second connection, which would deadlock on the embedded
 * engine.
 */
export function assertOutsideTransaction(): void {
  const scope = open.getStore();
  if (scope && !scope.ended) {
    throw new Error(
      "The pool was used inside an open transaction, which waits for itself on the embedded engine. Pass `tx` down, and use it.",
    );
  }
}
