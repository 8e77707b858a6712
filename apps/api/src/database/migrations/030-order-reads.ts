import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Who has read which order on which day. Without foreign keys: a session is deleted when it ends, and what it has read is asked for later.
 * Nothing in it says whose account a session was; an order does, as long as it is anybody's.
 */
export const orderReads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table order_reads (
        reader text not null,
        token_hash text,
        order_id text not null,
        day date not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        primary key (reader, order_id, day)
      );
      create index order_reads_of_order on order_reads (order_id);
      create index order_reads_of_token on order_reads (token_hash);
      create index order_reads_age on order_reads (day)
    `.execute(db);
  },
};
