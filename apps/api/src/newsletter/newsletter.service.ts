import { createHash } from "node:crypto";
import { LETTER_LINK_DAYS, PRIVACY_POLICY_VERSION } from "@selvedge/commerce/promises";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import { hashOfLink, LINK_KEY_LENGTH, type LinkKeys } from "../link-keys.ts";
import type { Mails } from "../mail/index.ts";
import { randomId } from "../random-id.ts";
import { confirmationMail, unsubscribePage, welcomeMail } from "./newsletter-mails.ts";
import {
  askToJoin,
  canConfirm,
  confirmJoining,
  deleteSubscriber,
  deleteSubscribersOf,
  deleteWaiting,
  forgetClearTokens,
  hasConfirmed,
  listConfirmed,
  listSubscribersOf,
  type SubscriberRow,
} from "./subscribers.repository.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const CONFIRM_WITHIN_MS = LETTER_LINK_DAYS * DAY_MS;

export interface ConfirmedSubscriber {
  email: string;
  name: string;
  confirmed_at: Date;
  /** The version of the privacy policy that they were informed of. */
  policy_version: string | null;
  /** The page that ends the letters; it belongs into each of them. */
  unsubscribe_url: string;
}

export interface Newsletter {
  /** What is said to everybody who joins, known or not. */
  thanks: string;
  /**
   * Writes a mail that asks to confirm: nobody gets letters whom somebody else has put down. Says nothing about whether the address
   * was known; who gets the letters already, or was asked within the hour, gets no mail.
   */
  join(who: { name: string; email: string; userId: string | null }): Promise<void>;
  /** What an account has asked for, whatever address it gave. */
  askedBy(userId: string): Promise<Pick<SubscriberRow, "email" | "name" | "asked_at" | "policy_version">[]>;
  /** For an erased account. */
  forget(tx: Tx, userId: string): Promise<void>;
  /** Who gets the letters, in the order in which they confirmed. */
  confirmed(): Promise<ConfirmedSubscriber[]>;
  /** Refuses with 404 when the link of that mail does not hold any more. Changes nothing: programs that guard a mailbox open every link. */
  check(token: string): Promise<void>;
  /** Puts on the list who has that link, any number of times. Refuses with 404 when it does not hold any more. */
  confirm(token: string): Promise<void>;
  /** Ends the letters and forgets the address. A token of nobody is as good as one that has been used. */
  leave(token: string): Promise<void>;
}

interface NewsletterDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  mails: Mails;
  label: string;
  origin(): string;
  linkKeys: LinkKeys;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const expired = () => new Refusal(404, "This link has expired. Join again from the foot of any page.");

/** Who gets the shop's letters. */
export function createNewsletter({
  db,
  clock,
  jobs,
  mails,
  label,
  origin,
  linkKeys,
}: NewsletterDependencies): Newsletter {
  jobs.every(HOUR_MS, "forget-unconfirmed", (signal) =>
    deleteWaiting(db, new Date(clock.now().getTime() - CONFIRM_WITHIN_MS), signal),
  );
  jobs.every(HOUR_MS, "forget-clear-tokens", (signal) => forgetClearTokens(db, signal));
  const context = () => ({ label, origin: origin() });
  /** While the previous version may run, both write one token, which either accepts. */
  const leaveToken = ({ link_id, unsubscribe_token }: Pick<SubscriberRow, "link_id" | "unsubscribe_token">) =>
    unsubscribe_token ?? link_id + linkKeys.keyOf("unsubscribe", link_id);
  const leaving = (subscriber: SubscriberRow) => ({ ...subscriber, leaveToken: leaveToken(subscriber) });

  return {
    thanks: `Thank you for subscribing to the ${label} newsletter.`,

    askedBy: (userId) => listSubscribersOf(db, userId),
    forget: deleteSubscribersOf,

    async confirmed() {
      const rows = await listConfirmed(db);
      return rows.map(({ link_id, unsubscribe_token, ...row }) => ({
        ...row,
        unsubscribe_url: unsubscribePage({ leaveToken: leaveToken({ link_id, unsubscribe_token }) }, context()),
      }));
    },

    async join({ name, email, userId }) {
      const token = randomId();
      const now = clock.now();
      const asking = {
        email,
        name,
        user_id: userId,
        confirm_hash: hashOf(token),
        confirm_until: new Date(now.getTime() + CONFIRM_WITHIN_MS),
        asked_at: now,
        policy_version: PRIVACY_POLICY_VERSION,
      };
      await transaction(db, async (tx) => {
        const subscriber = await askToJoin(tx, asking, new Date(now.getTime() - HOUR_MS));
        if (subscriber) await mails.write(tx, confirmationMail(leaving(subscriber), token, context()));
      });
    },

    async check(token) {
      if (!(await canConfirm(db, hashOf(token), clock.now()))) throw expired();
    },

    async confirm(token) {
      const hash = hashOf(token);
      const found = await transaction(db, async (tx) => {
        const subscriber = await confirmJoining(tx, hash, clock.now());
        if (!subscriber) return hasConfirmed(tx, hash);
        return mails.write(tx, welcomeMail(leaving(subscriber), context()));
      });
      if (!found) throw expired();
    },

    async leave(token) {
      const [id, key] = [token.slice(0, -LINK_KEY_LENGTH), token.slice(-LINK_KEY_LENGTH)];
      const by = linkKeys.isKeyOf("unsubscribe", id, key)
        ? ({ column: "link_id", value: id } as const)
        : ({ column: "unsubscribe_hash", value: hashOfLink(token) } as const);
      await deleteSubscriber(db, by);
    },
  };
}
