import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Invoices, numbered without a gap in each financial year: the series is a row and not a sequence, because a transaction that fails
 * gives its number back. What was issued stays as it is; only the key that opens it may go.
 *
 * Products know their code of the tariff, of those that there are rates for. Those that are there get that of most of what a shop for
 * women's clothes sells; their owner says which are something else.
 */
export const invoices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table products add column hsn text not null default '6204' check (hsn ~ '^(5[0-5]|6[1-3])([0-9]{2}){1,3}$');

      create table invoice_series (
        year text primary key check (year ~ '^[0-9]{4}$'),
        last integer not null check (last > 0)
      );

      create table invoices (
        order_id text primary key references orders (id),
        year text not null references invoice_series (year),
        serial integer not null check (serial > 0),
        number text not null unique,
        key text unique,
        issued_at timestamptz not null,
        document jsonb not null,
        unique (year, serial)
      );

      create function keep_invoice() returns trigger language plpgsql as $$
        begin
          if to_jsonb(new) - 'key' <> to_jsonb(old) - 'key' then
            raise exception 'invoice % is issued and cannot change', old.number;
          end if;
          return new;
        end
      $$;
      create trigger keeps_invoice before update on invoices for each row execute function keep_invoice()
    `.execute(db);
  },
};
