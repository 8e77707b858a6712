import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Allows HSN codes of all goods, because labels also sell bags, shoes and jewellery. `packages/commerce/src/gst.ts` lists the codes that have a tax rate. */
export const tariffCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table products drop constraint products_hsn_check;
      alter table products add constraint products_hsn_check check (hsn ~ '^([0-9]{2}){2,4}$')
    `.execute(db);
  },
};
