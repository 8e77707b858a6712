import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Whose account what is written to and by the shop belongs to. Its address does not say so: nobody proves one before they register
 * with it. What was left by somebody who was not signed in belongs to no account.
 *
 * Mails have no foreign keys: one is written under the lock of its order, and would wait there for the account, which is locked first.
 */
export const owners: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table mails add column user_id text, add column order_id text;

      update mails set order_id = orders.id from orders
        where mails.dedupe_key ~ '^(order|exchange)[a-z-]*:' and orders.id = split_part(mails.dedupe_key, ':', 2);
      update mails set order_id = payments.order_id from payments
        where mails.dedupe_key ~ '^(refund|refund-notice|payment-review):'
          and payments.id = split_part(mails.dedupe_key, ':', 2);
      -- These the shop writes of its own accord, to the account that has the address.
      update mails set user_id = users.id from users
        where mails.kind in ('password-reset', 'password-changed', 'identity-added', 'review-approved')
          and users.email = mails.recipient and users.created_at <= mails.created_at;
      update mails set user_id = email_changes.user_id from email_changes
        where mails.kind = 'email-changed' and email_changes.old_email = mails.recipient
          and email_changes.changed_at <= mails.created_at;

      create index mails_of_user on mails (user_id);
      create index mails_of_order on mails (order_id);

      alter table enquiries add column user_id text references users (id) on delete cascade;
      alter table subscribers add column user_id text references users (id) on delete cascade;
      alter table stock_waits add column user_id text references users (id) on delete cascade;
      create index enquiries_of_user on enquiries (user_id);
      create index subscribers_of_user on subscribers (user_id);
      create index stock_waits_of_user on stock_waits (user_id)
    `.execute(db);
  },
};
