import { type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { IdempotencyKeyTable } from "../database/schema/infrastructure.ts";
import type { Db, Tx } from "../database/schema.ts";

export type IdempotencyKeyRow = Selectable<IdempotencyKeyTable>;

export async function findKey(db: Db, scope: string, key: string): Promise<IdempotencyKeyRow | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Stores or replaces a key's request and order. */
export async function saveKey(
  tx: Tx,
  row: { scope: string; key: string; fingerprint: string; answer: unknown; createdAt: Date },
): Promise<void> {
  const answer = JSON.stringify(row.answer);
  await tx
    .insertInto("idempotency_keys")
    .values({ scope: row.scope, key: row.key, fingerprint: row.fingerprint, answer, created_at: row.createdAt })
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "key"])
        .doUpdateSet({ fingerprint: row.fingerprint, status: null, answer, created_at: row.createdAt }),
    )
    .execute();
}

/** Stores the final answer of a key that still belongs to the order in `started`, unless it has one. */
export async function saveAnswer(
  db: Db,
  {
    scope,
    key,
    started,
    status,
    answer,
  }: { scope: string; key: string; started: object; status: number; answer: unknown },
): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ status, answer: JSON.stringify(answer) })
    .where("scope", "=", scope)
    .where("key", "=", key)
    .where("status", "is", null)
    .where(sql<boolean>`answer = ${JSON.stringify(started)}::jsonb`)
    .execute();
}

export async function deleteKeys(db: Db, createdBefore: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "idempotency_keys", sql`created_at < ${createdBefore}`, signal);
}
