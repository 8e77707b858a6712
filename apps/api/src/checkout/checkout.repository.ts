import { sql } from "kysely";
import type { Tx } from "../database/schema.ts";

/** Makes a shopper's checkouts wait for one another until the transaction ends. */
export async function lockShopper(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:${userId}`}, 0))`.execute(tx);
}
