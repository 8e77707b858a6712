import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The stories of the journal. `pictures` has keys, the newest first: the earlier picture is shown until the files of the newest are made.
 * Every change, and a picture that is made, is announced as "journal".
 */
export const stories: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table stories (
        slug text primary key,
        title text not null,
        standfirst text not null,
        topic text not null,
        author text not null,
        published_on date not null,
        body text not null,
        products text[] not null,
        pictures text[] not null,
        is_published boolean not null
      );
      create trigger announced after insert or update or delete on stories
        for each statement execute function announce_constant('journal');

      create function announce_pictures_of_stories() returns trigger language plpgsql as $$
        begin
          if exists (select from stories join after on after.key = any(stories.pictures)) then
            perform announce(array['journal']);
          end if;
          return null;
        end
      $$;
      create trigger announced_to_stories after insert on pictures referencing new table as after
        for each statement execute function announce_pictures_of_stories()
    `.execute(db);
  },
};
