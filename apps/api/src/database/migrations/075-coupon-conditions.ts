import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which orders a coupon can be used for. */
export const couponConditions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table coupons
        add column minimum_paise bigint check (minimum_paise > 0),
        add column per_customer integer check (per_customer > 0),
        add column category_id integer references categories (id);
      create index orders_by_coupon on orders (coupon_code) where coupon_code is not null
    `.execute(db);
  },
};
