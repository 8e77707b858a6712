import type { ChangePasswordBody } from "@selvedge/commerce/wire/account";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import type { Mails } from "../mail/index.ts";
import { type AccountMailContext, passwordChangedMail } from "./account-mails.ts";
import { bearerHash } from "./bearer.ts";
import { deleteIntentsOf } from "./identities.repository.ts";
import { checkNewPassword } from "./new-password.ts";
import type { PasswordCheck } from "./password-check.ts";
import { deleteResetsOf } from "./password-resets.repository.ts";
import type { Passwords } from "./passwords.ts";
import { deleteSessionsOf } from "./sessions.repository.ts";
import { lockUser, setPasswordHash, type UserRow } from "./users.repository.ts";

/** The network address and session of a request. */
export interface Asking {
  address: string;
  bearer: string;
}

export interface PasswordChanges {
  /**
   * Changes the password of a user who knows the current one. All other sessions end, and the owner is mailed. 422 by
   * field, also for a wrong password: a 401 would sign out a user who mistypes it.
   */
  change(user: UserRow, body: ChangePasswordBody, asking: Asking): Promise<void>;
}

interface PasswordChangeDependencies {
  db: Db;
  mails: Mails;
  passwords: Passwords;
  passwordIsRight: PasswordCheck;
  /** The shop's names, which make weak passwords. */
  labelWords: readonly string[];
  mailContext(): AccountMailContext;
}

export function createPasswordChanges(dependencies: PasswordChangeDependencies): PasswordChanges {
  const { db, mails, passwords, passwordIsRight, labelWords, mailContext } = dependencies;
  return {
    async change(user, { current_password: current, ...typed }, { address, bearer }) {
      checkNewPassword(typed, user, labelWords);
      const guess = { email: user.email, user, password: current, address, knownAs: bearerHash(bearer) };
      if (!(await passwordIsRight(guess))) throw wrongPassword("current_password");
      const passwordHash = await passwords.hash(typed.password);
      await transaction(db, async (tx) => {
        const owner = await lockUser(tx, user.id);
        // Of concurrent changes one succeeds: for the others the current password is no longer right.
        if (owner?.password_hash !== user.password_hash) throw wrongPassword("current_password");
        await setPasswordHash(tx, owner.id, passwordHash);
        await deleteSessionsOf(tx, owner.id, bearerHash(bearer));
        await deleteResetsOf(tx, owner.id);
        await deleteIntentsOf(tx, owner.id);
        await mails.write(tx, passwordChangedMail(owner, mailContext()));
      });
    },
  };
}

/** The refusal for a field that asks for the current password. */
export function wrongPassword(field: string): Refusal {
  return refusedField(field, "This is not your password.");
}
