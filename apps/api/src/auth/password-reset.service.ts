import { isEmail } from "@selvedge/commerce/contact-rules";
import type { ForgotPasswordBody, ResetPasswordBody } from "@selvedge/commerce/wire/account";
import { z } from "zod";
import { RESET_LINK_MINUTES } from "@selvedge/commerce/promises";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import { FOR_A_DAY, type Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import { type AccountMailContext, passwordChangedMail, resetMail } from "./account-mails.ts";
import { bearerHash, newBearer } from "./bearer.ts";
import { findFormerOwner, formerEmail } from "./email-changes.repository.ts";
import { deleteIntentsOf, deleteIdentitiesOf } from "./identities.repository.ts";
import { checkNewPassword } from "./new-password.ts";
import {
  deleteExpiredResets,
  deleteResetsOf,
  findReset,
  replaceResets,
  useReset,
} from "./password-resets.repository.ts";
import type { Passwords } from "./passwords.ts";
import { deleteSessionsOf } from "./sessions.repository.ts";
import { findUser, findUserByEmail, lockUser, setPasswordHash } from "./users.repository.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = RESET_LINK_MINUTES * MINUTE_MS;
const LINK_LASTS_MS = RESET_LINK_MINUTES * MINUTE_MS;
/**
 * After a change of email, reset links go to the former address for this long, so that a thief cannot redirect them.
 */
const FORMER_ADDRESS_MS = 24 * HOUR_MS;
const WRITTEN_WITHIN_MS = 30_000;

export interface PasswordResets {
  /**
   * Mails a link if the address has an account. The answer and its timing are the same if it has none. 429 for a
   * network address that asks too often; an account over its limit silently gets no further mail.
   */
  ask(body: ForgotPasswordBody, address: string): Promise<void>;
  /**
   * Sets a new password, ends all sessions, unlinks all providers, and mails the owner. 422 for an unknown, used or
   * expired link.
   */
  use(body: ResetPasswordBody): Promise<void>;
}

interface ResetDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  attempts: Attempts;
  mails: Mails;
  passwords: Passwords;
  /** The shop's names, which make weak passwords. */
  labelWords: readonly string[];
  mailContext(): AccountMailContext;
}

export function createPasswordResets(dependencies: ResetDependencies): PasswordResets {
  const { db, clock, jobs, attempts, mails, passwords, labelWords, mailContext } = dependencies;

  // Looked up in a job, so that the answer's timing does not reveal which accounts exist.
  const writing = jobs.define({
    kind: "write-password-reset",
    lane: "mail",
    deadlineMs: WRITTEN_WITHIN_MS,
    retries: FOR_A_DAY,
    payload: z.object({ email: z.string() }),
    run: ({ email }) => transaction(db, (tx) => writeLink(tx, email)),
  });

  jobs.every(HOUR_MS, "forget-password-resets", (signal) => deleteExpiredResets(db, clock.now(), signal));

  async function writeLink(tx: Tx, email: string): Promise<void> {
    const now = clock.now();
    const changedSince = new Date(now.getTime() - FORMER_ADDRESS_MS);
    const userId = (await findUserByEmail(tx, email))?.id ?? (await findFormerOwner(tx, email, changedSince));
    const user = userId === undefined ? undefined : await lockUser(tx, userId);
    if (!user) return;
    const to = (await formerEmail(tx, user.id, changedSince)) ?? user.email;
    const token = newBearer();
    const expiresAt = new Date(now.getTime() + LINK_LASTS_MS);
    await replaceResets(tx, { tokenHash: bearerHash(token), userId: user.id, email: to, now, expiresAt });
    await mails.write(tx, resetMail({ id: user.id, email: to }, token, mailContext()));
  }

  return {
    async ask({ email }, address) {
      if (!isEmail(email)) {
        const problem = email === "" ? "Email is required" : "Please enter a valid email";
        throw refusedField("email", problem);
      }
      await attempts.take("forgot-address", address);
      // Counted whether or not the account exists.
      if (await attempts.mayStill("forgot-account", email))
        await transaction(db, (tx) => writing.enqueue(tx, { email }));
    },

    async use({ token, email, ...typed }) {
      const dead = new Refusal(422, "This link is not valid or has expired.", {
        errors: { token: ["This link is not valid or has expired."] },
      });
      const tokenHash = bearerHash(token);
      const reset = await findReset(db, tokenHash, email, clock.now());
      const user = reset && (await findUser(db, reset.userId));
      if (!reset || !user) throw dead;
      checkNewPassword(typed, user, labelWords);
      // Hashing is slow, so it is done before the transaction takes a lock.
      const passwordHash = await passwords.hash(typed.password);
      await transaction(db, async (tx) => {
        const owner = await lockUser(tx, user.id);
        if (!owner || !(await useReset(tx, tokenHash))) throw dead;
        await setPasswordHash(tx, owner.id, passwordHash);
        await deleteSessionsOf(tx, owner.id);
        await deleteResetsOf(tx, owner.id);
        // An attacker may have linked a Google account of their own.
        await deleteIdentitiesOf(tx, owner.id);
        await deleteIntentsOf(tx, owner.id);
        await mails.write(tx, passwordChangedMail({ id: owner.id, email: reset.email }, mailContext()));
      });
    },
  };
}
