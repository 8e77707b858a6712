import { sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { Db, Tx } from "../database/schema.ts";
import type { Claims, Secrets } from "./identity-provider.ts";

type Person = Pick<Claims, "issuer" | "subject">;

/** The purpose of a visit to the provider. */
export type OAuthIntent = { purpose: "sign-in"; userId: null } | { purpose: "link" | "confirm"; userId: string };

const SIGN_IN: OAuthIntent = { purpose: "sign-in", userId: null };

/** Stores a visit to the provider; a sign-in by default. */
export async function insertStart(
  db: Db,
  start: { stateHash: string; secrets: Secrets; expiresAt: Date; intent?: OAuthIntent },
): Promise<void> {
  const { purpose, userId } = start.intent ?? SIGN_IN;
  await db
    .insertInto("sign_in_starts")
    .values({
      state_hash: start.stateHash,
      ...start.secrets,
      expires_at: start.expiresAt,
      purpose,
      user_id: userId,
    })
    .execute();
}

/** Removes and returns an unexpired visit. Of concurrent callers, one gets it. */
export async function takeStart(
  db: Db,
  stateHash: string,
  now: Date,
): Promise<(Secrets & { purpose: OAuthIntent["purpose"]; userId: string | null }) | undefined> {
  const row = await db
    .deleteFrom("sign_in_starts")
    .where("state_hash", "=", stateHash)
    .returning(["nonce", "verifier", "expires_at", "purpose", "user_id"])
    .executeTakeFirst();
  if (!row || row.expires_at <= now) return undefined;
  return { nonce: row.nonce, verifier: row.verifier, purpose: row.purpose, userId: row.user_id };
}

/** Ends all visits to a provider that an account has started, because its password is being set by someone else. */
export async function deleteIntentsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("sign_in_starts").where("user_id", "=", userId).execute();
}

export async function deleteExpiredStarts(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "sign_in_starts", sql`expires_at <= ${now}`, signal);
}

/** The account that a person can open. */
export async function findIdentity(db: Db, { issuer, subject }: Person): Promise<string | undefined> {
  const row = await db
    .selectFrom("identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Lets a person open this account. No change if they can already open one. */
export async function insertIdentity(tx: Tx, { issuer, subject }: Person, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto("identities")
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Unlinks all identities of an account. */
export async function deleteIdentitiesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("identities").where("user_id", "=", userId).execute();
}

/** The providers that can open an account. */
export async function identitiesOf(db: Db, userId: string): Promise<{ issuer: string; created_at: Date }[]> {
  return db
    .selectFrom("identities")
    .select(["issuer", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}
