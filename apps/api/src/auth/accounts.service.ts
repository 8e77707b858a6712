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

/** What other modules do with accounts. */
export interface Accounts {
  /**
   * Refuses with 422 who does not know the account's password, and with 429 who has guessed too often. Without a password the session must
   * have been confirmed at a provider a short while ago.
   */
  assertOwner(user: UserRow, password: string | undefined, asking: Asking): Promise<void>;
  /** The id of an account, by it or by its email; `undefined` where there is none. */
  idOf(idOrEmail: string): Promise<string | undefined>;
  /** The account, kept from changing until the transaction ends; `undefined` when it is gone. */
  lock(tx: Tx, userId: string): Promise<UserRow | undefined>;
  /** The providers by which it can be opened, beside its password. */
  identities(userId: string): Promise<{ issuer: string; created_at: Date }[]>;
  /** Removes an account, with its sessions and every link that leads into it. Nothing may refer to it any more. */
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
