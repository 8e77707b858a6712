import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Exchanges get a state, and the variant that is reserved or sent. An exchange of a refunded order becomes `declined`, and one that was asked
 * for more than 60 days ago `closed`: until now the shop settled exchanges by phone, and counted the stock itself. All others are `requested`.
 */
export const exchangeStates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table exchanges
        add column state text not null default 'requested' check (state in ('requested', 'accepted', 'declined', 'shipped', 'closed')),
        add column variant_id integer references variants (id) on delete set null,
        add column decline_reason text,
        add column courier text,
        add column tracking_number text,
        add column restocked boolean not null default false,
        add column changed_at timestamptz;

      update exchanges set changed_at = asked_at;
      update exchanges set state = 'closed' where asked_at < now() - interval '60 days';
      update exchanges set state = 'declined', decline_reason = 'The price of this order goes back to you.'
      from orders where orders.id = order_id and payment_status in ('refund_pending', 'refunded');

      alter table exchanges
        alter column changed_at set not null,
        add check ((state = 'declined') = (decline_reason is not null)),
        add check (not restocked or state = 'closed');
      create index exchanges_of_variant on exchanges (variant_id) where variant_id is not null
    `.execute(db);
  },
};
