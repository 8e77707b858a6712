import type { AttemptLimit, Attempts } from "../limits/index.ts";
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
  /** What shows that the account was opened there before: the id of a known device, or of the session that asks. */
  knownAs?: string | undefined;
}

/**
 * Whether a password is an account's; 429 when there were too many wrong ones. They are counted per account and per address, but on a known
 * device for that device alone: whoever guesses from elsewhere must not lock the owner out.
 */
export type PasswordCheck = (guess: Guess) => Promise<boolean>;

/** Counts the attempt before the password is looked at, and takes the count back unless the guess was wrong. */
export function createPasswordCheck(attempts: Attempts, passwords: Passwords): PasswordCheck {
  return async ({ email, user, password, address, knownAs }) => {
    const counts = countsOf(email, address, knownAs);
    for (const [limit, subject] of counts) await attempts.take(limit, subject);
    let wrong = false;
    try {
      wrong = !(await passwords.matches(password, user?.password_hash ?? null));
    } finally {
      if (!wrong) for (const [limit, subject] of counts.toReversed()) await attempts.uncount(limit, subject);
    }
    return !wrong;
  };
}

function countsOf(email: string, address: string, knownAs: string | undefined): [AttemptLimit, string][] {
  if (knownAs !== undefined) return [["login-known", knownAs]];
  return [
    ["login-address", address],
    ["login-account", email],
  ];
}
