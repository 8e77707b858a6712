import { sql } from "kysely";
import type { Db } from "./schema.ts";
import { transaction } from "./transaction.ts";

/** Whether the shop has signed links. Works on an empty database and on older schemas. */
export async function hasFingerprint(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('link_secrets') is not null as "isThere"`.execute(
    db,
  );
  if (!rows[0]?.isThere) return false;
  return (await db.selectFrom("link_secrets").select("fingerprint").limit(1).execute()).length > 0;
}

/**
 * Records the fingerprint of a secret, if there is no other, or one of these `known`. Resolves with false, and changes nothing, otherwise.
 * Of several processes that start at once, one decides.
 */
export async function addFingerprint(db: Db, fingerprint: string, known: readonly string[]): Promise<boolean> {
  return transaction(db, async (tx) => {
    await sql`lock table link_secrets in share row exclusive mode`.execute(tx);
    const rows = await tx.selectFrom("link_secrets").select("fingerprint").execute();
    if (rows.length > 0 && !rows.some((row) => known.includes(row.fingerprint))) return false;
    await tx
      .insertInto("link_secrets")
      .values({ fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}

/** Has the next start decide which secret signs links. Works on an empty database and on older schemas. */
export async function forgetFingerprints(db: Db): Promise<void> {
  if (await hasFingerprint(db)) await db.deleteFrom("link_secrets").execute();
}
