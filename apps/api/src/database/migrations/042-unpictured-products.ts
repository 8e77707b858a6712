import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Ends the rule of migration 006: a product without a picture is sold as well, and pages show a placeholder in its place. */
export const unpicturedProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      drop trigger product_pictured on products;
      drop trigger product_pictured on product_pictures;
      drop function assert_product_pictured();
    `.execute(db);
  },
};
