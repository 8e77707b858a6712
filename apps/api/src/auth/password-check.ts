import type { AttemptLimit, Attempts } from "../limits/index.ts";
import type { Passwords } from "./passwords.ts";
import type { UserRow } from "./users.repository.ts";

interface Guess {
  /** The account to sign in to, whether or not it exists. */
  email: string;
  /** `undefined` if the account does not exist. */
  user: UserRow | undefined;
  password: string;
  /** The client's network address. */
  address: string;
  /** The id of a known device or of the asking session, which has opened the account before. */
  knownAs?: string | undefined;
}

/**
 * Whether a password is right; 429 after too many wrong ones. Wrong passwords count per account and per address, but
 * those from a known device count for that device only: guesses from elsewhere must not lock the owner out.
 */
export type PasswordCheck = (guess: Guess) => Promise<boolean>;

/** Counts the attempt before comparing the password, and removes the count unless the password was wrong. */
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
