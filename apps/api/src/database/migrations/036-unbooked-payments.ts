import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Payments are saved before they are booked. `provider_order_id` is what booking compares; older payments are booked and have none. */
export const unbookedPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table payments
        add column provider_order_id text,
        drop constraint payments_state_check,
        add constraint payments_state_check check (state in
          ('unbooked', 'failed', 'accepted', 'review', 'refund_pending', 'refunded'));
      create index payments_in_review on payments (created_at) where state in ('unbooked', 'review')
    `.execute(db);
  },
};
