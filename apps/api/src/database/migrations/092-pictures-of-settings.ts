import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A picture that a setting names is announced with the settings once its files are made. */
export const picturesOfSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function announce_pictures_of_settings() returns trigger language plpgsql as $$
        begin
          if exists (
            select from settings join after on position('"' || after.key || '"' in settings.value::text) > 0
          ) then
            perform announce(array['shop']);
          end if;
          return null;
        end
      $$;
      create trigger announced_insert after insert on pictures referencing new table as after
        for each statement execute function announce_pictures_of_settings()
    `.execute(db);
  },
};
