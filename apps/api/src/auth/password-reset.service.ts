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
/** For so long after a change of the e-mail its former address gets the links: a thief must not move them to his own. */
const FORMER_ADDRESS_MS = 24 * HOUR_MS;
const WRITTEN_WITHIN_MS = 30_000;

export interface PasswordResets {
  /**
   * Has a link mailed, if the address has an account. Does and answers the same when it has none. 429 for an address of the network
   * that asks too often; an account that is asked for too often gets no further mail, and nobody is told.
   */
  ask(body: ForgotPasswordBody, address: string): Promise<void>;
  /** Sets a new password, ends every session and every sign-in by a provider, and tells the owner. 422 for a link that is unknown, used or too old. */
  use(body: ResetPasswordBody): Promise<void>;
}

interface ResetDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  attempts: Attempts;
  mails: Mails;
  passwords: Passwords;
  /** Names of the shop, which make poor passwords. */
  labelWords: readonly string[];
  mailContext(): AccountMailContext;
}

export function createPasswordResets(dependencies: ResetDependencies): PasswordResets {
  const { db, clock, jobs, attempts, mails, passwords, labelWords, mailContext } = dependencies;

  // Looked up after the answer has gone: its time cannot tell who has an account.
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
      // Counted whether or not there is an account.
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
      // Slow on purpose, so before the transaction: nobody waits for a lock meanwhile.
      const passwordHash = await passwords.hash(typed.password);
      await transaction(db, async (tx) => {
        const owner = await lockUser(tx, user.id);
        if (!owner || !(await useReset(tx, tokenHash))) throw dead;
        await setPasswordHash(tx, owner.id, passwordHash);
        await deleteSessionsOf(tx, owner.id);
        await deleteResetsOf(tx, owner.id);
        // Whoever linked his own Google while the account was his, or seemed so, is out too.
        await deleteIdentitiesOf(tx, owner.id);
        await deleteIntentsOf(tx, owner.id);
        await mails.write(tx, passwordChangedMail({ id: owner.id, email: reset.email }, mailContext()));
      });
    },
  };
}
