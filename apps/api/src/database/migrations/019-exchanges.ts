import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What shoppers asked to have exchanged, once per order: a record of its own, which moves no order. */
export const exchanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table exchanges (
        order_id text primary key references orders (id),
        line_id text not null references order_lines (id),
        size_received text not null,
        size_wanted text not null check (size_wanted <> size_received),
        reason text not null check (reason in ('small', 'large')),
        asked_at timestamptz not null
      )
    `.execute(db);
  },
};
