import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Secrets of authenticators are encrypted (docs/decisions/028-authenticators.md). The previous version reads and writes them as they are in
 * `totp_secret`: those that are there stay for 30 days, and then a job encrypts them. A later version drops both columns, once a
 * start and a restore encrypt what is left there.
 */
export const encryptedAuthenticators: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table staff add column totp_encrypted text, add column totp_clear_until timestamptz;
      update staff set totp_clear_until = now() + interval '30 days' where totp_secret is not null;
    `.execute(db);
  },
};
