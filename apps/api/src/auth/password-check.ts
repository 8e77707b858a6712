import type { Attempts } from "../limits/index.ts";
import type { Passwords } from "./passwords.ts";
import type { UserRow } from "./users.repository.ts";

interface Guess {
  /** The account that the guess is for, whether or not there is one. */
  email: string;
  /** `undefined` when there is none. */
  user: UserRow | undefined;
  password: string;
  /** Where the request comes from. */
  address: string;
}

/** Whether a password is an account's. Wrong guesses are counted, per account and per address; 429 when there were too many. */
export type PasswordCheck = (guess: Guess) => Promise<boolean>;

/** Counts the attempt before the password is looked at, and takes the count back unless the guess was wrong. */
export function createPasswordCheck(attempts: Attempts, passwords: Passwords): PasswordCheck {
  return async ({ email, user, password, address }) => {
    await attempts.take("login-address", address);
    await attempts.take("login-account", email);
    let wrong = false;
    try {
      wrong = !(await passwords.matches(password, user?.password_hash ?? null));
    } finally {
      if (!wrong) {
        await attempts.giveBack("login-account", email);
        await attempts.giveBack("login-address", address);
      }
    }
    return !wrong;
  };
}
