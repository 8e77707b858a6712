import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Since when no product has shown an upload, so that photos which were removed are deleted after a while. */
export const unusedUploads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table picture_uploads add column unused_since timestamptz;
      create index product_pictures_by_picture on product_pictures (picture_key)
    `.execute(db);
  },
};
