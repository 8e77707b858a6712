import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * When each secret was first in a process's `LINK_SECRET`: a start without the latest is refused (docs/decisions/027-links.md). The
 * order of secrets recorded before this migration is unknown. The default is for the previous version.
 */
export const linkSecretsInOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table link_secrets add column signed_at timestamptz;
      alter table link_secrets alter column signed_at set default clock_timestamp();
    `.execute(db);
  },
};
