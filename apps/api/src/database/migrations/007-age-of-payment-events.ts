import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Payment events are forgotten by their age, as mails are: those have such an index already. */
export const ageOfPaymentEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index payment_events_age on payment_events (received_at)`.execute(db);
  },
};
