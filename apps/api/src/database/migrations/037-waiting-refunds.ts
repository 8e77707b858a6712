import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The payment that an event says was given back, so that the event can wait for it to become known. */
export const waitingRefunds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table payment_events add column refunds_payment text;
      create index payment_events_waiting on payment_events (refunds_payment)
        where handled_at is null and refunds_payment is not null
    `.execute(db);
  },
};
