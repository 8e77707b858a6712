import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Refunds of single lines of an order, each with a credit note of its own. An invoice has any number of those, and one note at most for the rest. */
export const refunds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table credit_notes drop constraint credit_notes_pkey;
      alter table credit_notes add primary key (number);
      alter table credit_notes add column is_partial boolean not null default false;
      create unique index credit_notes_whole on credit_notes (order_id) where not is_partial;
      create index credit_notes_of_order on credit_notes (order_id);

      create table refunds (
        id text primary key,
        order_id text not null references orders (id),
        payment_id text references payments (id),
        credit_note text not null unique references credit_notes (number),
        amount_paise bigint not null check (amount_paise > 0),
        state text not null check (state in ('pending', 'refunded')),
        provider_id text,
        created_at timestamptz not null,
        changed_at timestamptz not null
      );
      create index refunds_of_order on refunds (order_id);
      create unique index refunds_provider on refunds (provider_id);
      create index refunds_pending on refunds (changed_at) where state = 'pending';

      create table refund_lines (
        refund_id text not null references refunds (id),
        line_id text not null references order_lines (id),
        quantity integer not null check (quantity > 0),
        restocked boolean not null,
        primary key (refund_id, line_id)
      );
      create index refund_lines_of_line on refund_lines (line_id)
    `.execute(db);
  },
};
