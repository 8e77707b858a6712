import { normaliseEmail } from "@selvedge/commerce/typed-text";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { refusedField } from "../http/refusal.ts";
import { bearerHash } from "./bearer.ts";
import { identitiesOf } from "./identities.repository.ts";
import { type Asking, wrongPassword } from "./password-changes.service.ts";
import type { PasswordCheck } from "./password-check.ts";
import { confirmedUntil } from "./sessions.repository.ts";
import { deleteUser, findUser, findUserByEmail, lockUser, type UserRow } from "./users.repository.ts";

/** Account operations for other modules. */
export interface Accounts {
  /**
   * Refuses with 422 for a wrong password, and with 429 after too many wrong ones. For an account without a password,
   * the session must have been confirmed at a provider a short while ago.
   */
  assertOwner(user: UserRow, password: string | undefined, asking: Asking): Promise<void>;
  /** The id of an account, given its id or its email; `undefined` if there is none. */
  idOf(idOrEmail: string): Promise<string | undefined>;
  /** The account, locked until the transaction ends; `undefined` if it is gone. */
  lock(tx: Tx, userId: string): Promise<UserRow | undefined>;
  /** The linked identity providers. */
  identities(userId: string): Promise<{ issuer: string; created_at: Date }[]>;
  /**
   * Deletes an account with its sessions and all links that give access to it. No other row may refer to it any more.
   */
  remove(tx: Tx, userId: string): Promise<void>;
}

interface AccountsDependencies {
  db: Db;
  clock: Clock;
  passwordIsRight: PasswordCheck;
}

export function createAccounts({ db, clock, passwordIsRight }: AccountsDependencies): Accounts {
  return {
    async assertOwner(user, password, { address, bearer }) {
      if (password === undefined) {
        const until = await confirmedUntil(db, user.id, bearerHash(bearer));
        if (until !== null && until > clock.now()) return;
        const problem = user.has_password ? "Enter your password" : "Please confirm with Google first.";
        throw refusedField("password", problem);
      }
      const guess = { email: user.email, user, password, address, knownAs: bearerHash(bearer) };
      if (!(await passwordIsRight(guess))) throw wrongPassword("password");
    },
    async idOf(idOrEmail) {
      const user = (await findUser(db, idOrEmail)) ?? (await findUserByEmail(db, normaliseEmail(idOrEmail)));
      return user?.id;
    },
    lock: lockUser,
    identities: (userId) => identitiesOf(db, userId),
    remove: deleteUser,
  };
}
