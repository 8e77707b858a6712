import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Photos of the label's own goods. A gallery has its entry as soon as a photo is added; `next_key` becomes `picture_key`
 * when the photo's files are made. Until then the entry shows its earlier picture, or none.
 */
export const uploadedPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table picture_uploads (
        key text primary key,
        photo text not null,
        alt text not null check (alt <> ''),
        failure text,
        uploaded_at timestamptz not null
      );
      create index picture_uploads_by_photo on picture_uploads (photo);

      alter table product_pictures
        alter column picture_key drop not null,
        add column next_key text references picture_uploads (key),
        add check (picture_key is not null or next_key is not null);
      create index product_pictures_by_next_key on product_pictures (next_key) where next_key is not null;

      -- The home page shows a replaced picture as well.
      drop trigger announced on product_pictures;
      create trigger announced after insert or delete or update on product_pictures
        for each statement execute function announce_constant('home')
    `.execute(db);
  },
};
