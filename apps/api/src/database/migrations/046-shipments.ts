import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Courier and tracking number of the parcels of which the shop has noted them. */
export const shipments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table shipments (
        order_id text primary key references orders (id),
        courier text,
        tracking_number text,
        shipped_at timestamptz not null,
        check (courier is not null or tracking_number is not null)
      )
    `.execute(db);
  },
};
