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
/** For so long the former address can take a change back. */
const REVERTED_WITHIN_MS = REVERT_EMAIL_HOURS * HOUR_MS;

export interface Profiles {
  /**
   * Changes name, email, phone and address. A new email holds at once; but its former address is told, and given a way back, and
   * whoever else was signed in, or could have set the password, is not any more. `bearer` is the session that stays.
   */
  change(user: UserRow, body: ProfileBody, bearer: string): Promise<User>;
  /** Gives an account the email back that it had, and ends every session. 422 for a link that is unknown, used or too old. */
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
   * What a new email brings with it, once the account has it: asked before, whoever gives the address up in this moment would not yet
   * count as its former owner. The former email is read under the user's lock: of two changes at once the second sees the first.
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
      return refusing(taken, (tx) => changeIn(tx, id, profile, bearer));
    },

    async revertEmail(token) {
      await refusing(dead, (tx) => revertIn(tx, bearerHash(token)));
    },
  };

  async function changeIn(tx: Tx, id: string, profile: Profile, bearer: string): Promise<User> {
    const user = await lockUser(tx, id);
    if (!user) throw new Refusal(401, "Unauthenticated");
    const changed = await updateUser(tx, id, profile);
    if (!changed) throw taken();
    if (profile.email !== user.email) await guardEmail(tx, user, profile.email, bearer);
    return wireUser(changed);
  }

  async function revertIn(tx: Tx, tokenHash: string): Promise<void> {
    const found = await findEmailChange(tx, tokenHash, clock.now());
    const user = found && (await lockUser(tx, found.user_id));
    // Looked for once more under the lock: of two who use one link at once, one takes the change back.
    const change = user && (await findEmailChange(tx, tokenHash, clock.now()));
    if (!change || !(await updateUser(tx, user.id, { email: change.old_email }))) throw dead();
    await deleteEmailChangesSince(tx, user.id, change.changed_at);
    await deleteSessionsOf(tx, user.id);
    await deleteResetsOf(tx, user.id);
  }

  /** Of two who want one email at once, the database lets one have it; the other is refused like who comes later. */
  async function refusing<Result>(refusal: () => Refusal, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    try {
      return await transaction(db, work);
    } catch (error) {
      throw sqlState(error) === UNIQUE_VIOLATION ? refusal() : error;
    }
  }
}
