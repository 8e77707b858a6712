import type { DataExport } from "@selvedge/commerce/wire/account";
import type { Accounts, Asking, Sessions, UserRow } from "../auth/index.ts";
import type { Clock } from "../clock.ts";
import type { Contact } from "../contact/index.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Mails } from "../mail/index.ts";
import type { Newsletter } from "../newsletter/index.ts";
import type { Notices } from "../notify/index.ts";
import type { Orders } from "../orders/index.ts";
import type { RecordChange } from "../record-change.ts";
import type { Reviews } from "../reviews/index.ts";
import type { Wishlists } from "../wishlist/index.ts";

export interface Privacy {
  /** All that the shop holds of a customer. `bearer` is the session that asks. */
  exported(user: UserRow, bearer: string | undefined): Promise<DataExport>;
  /**
   * Erases an account for who knows its password, or has shown at a provider whose it is: account, sessions, links, wishlist, mails, and what was asked and written with it. Orders stay for their invoices, without the
   * account; reviews that are shown stay, without the name. 422 for a wrong password.
   */
  erase(user: UserRow, password: string | undefined, asking: Asking): Promise<void>;
  /**
   * The same for the shop's owner, who has learnt that the account is a child's or was asked in writing: by its id or its email. Refuses
   * with 404.
   */
  eraseAccount(idOrEmail: string, record?: RecordChange): Promise<void>;
}

interface PrivacyDependencies {
  db: Db;
  clock: Clock;
  accounts: Accounts;
  sessions: Sessions;
  orders: Orders;
  reviews: Reviews;
  wishlists: Wishlists;
  notices: Notices;
  newsletter: Newsletter;
  contact: Contact;
  mails: Mails;
}

/** Whatever module keeps something of a customer is asked here for all of it, and told here to forget it. */
export function createPrivacy(dependencies: PrivacyDependencies): Privacy {
  const { db, clock, accounts, sessions, orders, reviews, wishlists, notices, newsletter, contact, mails } =
    dependencies;
  return {
    async exported(user, bearer) {
      const { id, name, email, phone, address, created_at, consented_at, policy_version } = user;
      const written = await mails.listOf({ userId: id, orderIds: await orders.idsOf(id) });
      const identities = await accounts.identities(id);
      return {
        exported_at: clock.now().toISOString(),
        profile: {
          ...{ id, name, email, phone, address, policy_version },
          created_at: created_at.toISOString(),
          consented_at: consented_at?.toISOString() ?? null,
        },
        identities: identities.map(({ issuer, created_at: since }) => ({ issuer, created_at: since.toISOString() })),
        sessions: await sessions.list(id, bearer),
        orders: await orders.list(id),
        reviews: await reviews.writtenBy(id),
        wishlist: (await wishlists.keptBy(id)).map((product_id) => ({ product_id })),
        stock_waits: (await notices.askedBy(id)).map(({ created_at: at, ...wait }) => ({
          ...wait,
          asked_at: at.toISOString(),
        })),
        newsletter: (await newsletter.askedBy(id)).map(({ asked_at: at, ...asked }) => ({
          ...asked,
          asked_at: at.toISOString(),
        })),
        enquiries: (await contact.writtenBy(id)).map(({ user_id: _writer, created_at: at, ...enquiry }) => ({
          ...enquiry,
          written_at: at.toISOString(),
        })),
        mails: written.map(({ recipient, subject, created_at: at }) => ({
          sent_to: recipient,
          subject,
          written_at: at.toISOString(),
        })),
      };
    },

    async erase(user, password, asking) {
      await accounts.assertOwner(user, password, asking);
      if (!(await forget(user.id))) throw new Refusal(401, "Unauthenticated");
    },

    async eraseAccount(idOrEmail, record) {
      const id = await accounts.idOf(idOrEmail);
      if (id === undefined || !(await forget(id, record))) throw new Refusal(404, `There is no account ${idOrEmail}.`);
    },
  };

  /** Resolves with false where the account is gone. */
  async function forget(id: string, record?: RecordChange): Promise<boolean> {
    return transaction(db, async (tx) => {
      if (!(await accounts.lock(tx, id))) return false;
      const orderIds = await orders.disown(tx, id);
      await reviews.disown(tx, id);
      await notices.forget(tx, id);
      await newsletter.forget(tx, id);
      await contact.forget(tx, id);
      // Last: whoever writes of what was let go of above has done so by now, or finds it gone.
      await mails.forget(tx, { userId: id, orderIds });
      await accounts.remove(tx, id);
      await record?.(tx, { subject: "account", before: "kept", after: "erased" });
      return true;
    });
  }
}
