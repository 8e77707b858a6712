import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Credit notes: each takes one whole invoice back, and is numbered and kept like one, in a series of its own. `payment_id` is the payment
 * that goes back with it; nothing was paid for a parcel that nobody took, and what the courier took goes back by hand.
 */
export const creditNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table credit_note_series (
        year text primary key check (year ~ '^[0-9]{4}$'),
        last integer not null check (last > 0)
      );

      create table credit_notes (
        order_id text primary key references invoices (order_id),
        payment_id text unique references payments (id),
        year text not null references credit_note_series (year),
        serial integer not null check (serial > 0),
        number text not null unique,
        key text unique,
        issued_at timestamptz not null,
        document jsonb not null,
        unique (year, serial)
      );

      create function keep_credit_note() returns trigger language plpgsql as $$
        begin
          if to_jsonb(new) - 'key' <> to_jsonb(old) - 'key' then
            raise exception 'credit note % is issued and cannot change', old.number;
          end if;
          return new;
        end
      $$;
      create trigger keeps_credit_note before update on credit_notes for each row execute function keep_credit_note()
    `.execute(db);
  },
};
