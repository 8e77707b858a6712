import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Orders of the last minutes, days and months are counted without reading all of them. */
export const ordersByPlacing: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index orders_by_placing on orders (placed_at) where placed_at is not null`.execute(db);
  },
};
