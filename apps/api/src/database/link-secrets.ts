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

/** Why a list of secrets is refused: none of them has signed here, or the newest is missing. */
export type LinkSecretRefusal = "unknown" | "retired";

/**
 * Records the first of these fingerprints as the newest, unless it has signed before; a shop without any accepts every list. Returns
 * why the list is refused, and changes nothing then. Of several processes that start at once, one decides.
 */
export async function recordFingerprint(
  db: Db,
  known: readonly [string, ...string[]],
): Promise<LinkSecretRefusal | null> {
  return transaction(db, async (tx) => {
    await sql`lock table link_secrets in share row exclusive mode`.execute(tx);
    const rows = await tx
      .selectFrom("link_secrets")
      .select(["fingerprint", "first_signed_at"])
      .orderBy("first_signed_at", (order) => order.desc().nullsLast())
      .execute();
    const [newest] = rows;
    const [first] = known;
    if (newest && !rows.some(({ fingerprint }) => known.includes(fingerprint))) return "unknown";
    if (newest?.first_signed_at && !known.includes(newest.fingerprint)) return "retired";
    const own = rows.find(({ fingerprint }) => fingerprint === first);
    // Of secrets without a time, the one that is used alone is the newest.
    if (own && (own.first_signed_at || known.length > 1)) return null;
    const first_signed_at = sql<Date>`clock_timestamp()`;
    await tx
      .insertInto("link_secrets")
      .values({ fingerprint: first, first_signed_at })
      .onConflict((conflict) => conflict.column("fingerprint").doUpdateSet({ first_signed_at }))
      .execute();
    return null;
  });
}

/** Has the next start decide which secret signs links. Works on an empty database and on older schemas. */
export async function forgetFingerprints(db: Db): Promise<void> {
  if (await hasFingerprint(db)) await db.deleteFrom("link_secrets").execute();
}
