import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A refund whose answer was lost can be asked for again without a second refund. */
export const refundKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table refunds add column idempotency_key text`.execute(db);
    await sql`create unique index refunds_by_key on refunds (order_id, idempotency_key)`.execute(db);
  },
};
