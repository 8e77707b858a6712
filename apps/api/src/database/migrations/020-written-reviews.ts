import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who wrote a review, so that nobody writes two of one product. A review stays when its writer's account goes. */
export const writtenReviews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table reviews add column user_id text references users (id) on delete set null;
      create unique index reviews_once on reviews (user_id, product_id) where user_id is not null
    `.execute(db);
  },
};
