import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * When each secret was the first of a `LINK_SECRET` for the first time: a start without the newest is refused
 * (docs/decisions/027-links.md). The order of secrets recorded before this migration is unknown. The default is for the previous
 * version.
 */
export const linkSecretsInOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table link_secrets add column first_signed_at timestamptz;
      alter table link_secrets alter column first_signed_at set default clock_timestamp();
    `.execute(db);
  },
};
