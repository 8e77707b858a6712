import { sql } from "kysely";
import type { Tx } from "../database/schema.ts";

/** Serialises a shopper's checkouts until the transaction ends. */
export async function lockShopper(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:${userId}`}, 0))`.execute(tx);
}
