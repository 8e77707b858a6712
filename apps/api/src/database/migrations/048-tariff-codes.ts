import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Goods other than cloth and clothes have codes too. Which of them the shop can tax, `packages/commerce/src/gst.ts` knows. */
export const tariffCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table products drop constraint products_hsn_check;
      alter table products add constraint products_hsn_check check (hsn ~ '^([0-9]{2}){2,4}$')
    `.execute(db);
  },
};
