import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whether the sold pieces of an order are on the shelf again. Until now those of every cancelled order were. */
export const restockedOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table orders add column restocked boolean not null default false;
      update orders set restocked = true where placed_at is not null and status = 'cancelled'
    `.execute(db);
  },
};
