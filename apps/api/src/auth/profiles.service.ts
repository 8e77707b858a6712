import type { ProfileBody, User } from "@selvedge/commerce/wire/account";
import { REVERT_EMAIL_HOURS } from "@selvedge/commerce/promises";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { sqlState } from "../database/sql-state.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import { type AccountMailContext, emailChangedMail } from "./account-mails.ts";
import { wireUser } from "./auth.service.ts";
import { bearerHash, newBearer } from "./bearer.ts";
import {
  deleteEmailChangesSince,
  deleteExpiredChanges,
  findEmailChange,
  insertEmailChange,
  isKeptForAnother,
} from "./email-changes.repository.ts";
import { deleteResetsOf } from "./password-resets.repository.ts";
import { type Profile, readProfile } from "./profile.ts";
import { deleteSessionsOf } from "./sessions.repository.ts";
import { lockUser, updateUser, type UserRow } from "./users.repository.ts";

const HOUR_MS = 60 * 60_000;
/** How long the former address can revert a change. */
const REVERTED_WITHIN_MS = REVERT_EMAIL_HOURS * HOUR_MS;

export interface Profiles {
  /**
   * Changes name, email, phone and address. A new email applies at once, but the former address gets a link to revert
   * it, and all other sessions and password links end. `bearer` is the session that stays.
   */
  change(user: UserRow, body: ProfileBody, bearer: string): Promise<User>;
  /** Restores an account's former email, and ends all sessions. 422 for an unknown, used or expired link. */
  revertEmail(token: string): Promise<void>;
}

interface ProfileDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  attempts: Attempts;
  mails: Mails;
  mailContext(): AccountMailContext;
}

const UNIQUE_VIOLATION = "23505";

const dead = () =>
  new Refusal(422, "This link is not valid or has expired.", {
    errors: { token: ["This link is not valid or has expired."] },
  });
const taken = () => refusedField("email", "The email has already been taken.");

export function createProfiles({ db, clock, jobs, attempts, mails, mailContext }: ProfileDependencies): Profiles {
  jobs.every(HOUR_MS, "forget-email-changes", (signal) => deleteExpiredChanges(db, clock.now(), signal));

  /**
   * Applies the security rules of a new email, after the account has it: an earlier check would miss an address that
   * another user gives up concurrently. The former email is read while holding the user's lock, so the second of two
   * concurrent changes sees the first.
   */
  async function guardEmail(tx: Tx, { id, email: oldEmail }: UserRow, email: string, bearer: string): Promise<void> {
    const now = clock.now();
    if (await isKeptForAnother(tx, email, id, now)) throw taken();
    const token = newBearer();
    const expiresAt = new Date(now.getTime() + REVERTED_WITHIN_MS);
    await insertEmailChange(tx, { tokenHash: bearerHash(token), userId: id, oldEmail, now, expiresAt });
    await deleteSessionsOf(tx, id, bearerHash(bearer));
    await deleteResetsOf(tx, id);
    await mails.write(tx, emailChangedMail({ userId: id, from: oldEmail, to: email, token }, mailContext()));
  }

  return {
    async change({ id, email: known }, body, bearer) {
      const profile = readProfile(body);
      if (profile.email !== known) await attempts.take("email-change", id);
      return refusingDuplicates(taken, (tx) => changeProfile(tx, id, profile, bearer));
    },

    async revertEmail(token) {
      await refusingDuplicates(dead, (tx) => revertChange(tx, bearerHash(token)));
    },
  };

  async function changeProfile(tx: Tx, id: string, profile: Profile, bearer: string): Promise<User> {
    const user = await lockUser(tx, id);
    if (!user) throw new Refusal(401, "Unauthenticated");
    const changed = await updateUser(tx, id, profile);
    if (!changed) throw taken();
    if (profile.email !== user.email) await guardEmail(tx, user, profile.email, bearer);
    return wireUser(changed);
  }

  async function revertChange(tx: Tx, tokenHash: string): Promise<void> {
    const found = await findEmailChange(tx, tokenHash, clock.now());
    const user = found && (await lockUser(tx, found.user_id));
    // Read again while holding the lock: of two concurrent uses of a link, one succeeds.
    const change = user && (await findEmailChange(tx, tokenHash, clock.now()));
    if (!change || !(await updateUser(tx, user.id, { email: change.old_email }))) throw dead();
    await deleteEmailChangesSince(tx, user.id, change.changed_at);
    await deleteSessionsOf(tx, user.id);
    await deleteResetsOf(tx, user.id);
  }

  /**
   * Of two concurrent changes to one email, a unique index lets one succeed; the other gets the same refusal as a later
   * one.
   */
  async function refusingDuplicates<Result>(
    refusal: () => Refusal,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await transaction(db, work);
    } catch (error) {
      throw sqlState(error) === UNIQUE_VIOLATION ? refusal() : error;
    }
  }
}
