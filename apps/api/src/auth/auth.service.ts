import { isEmail, normaliseEmail } from "@selvedge/commerce/contact-rules";
import type { LoginAnswer, LoginBody, RegisterBody, User } from "@selvedge/commerce/wire/account";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Attempts } from "../limits/index.ts";
import { randomId } from "../random-id.ts";
import type { Passwords } from "./passwords.ts";
import { readRegistration } from "./registration.ts";
import type { Sessions } from "./sessions.service.ts";
import { findUserByEmail, insertUser, setPasswordHash, type UserRow } from "./users.repository.ts";

/** Version of the privacy policy that a new account agrees to: the day it was last changed. */
const POLICY_VERSION = "2026-11-21";

export interface Auth {
  /** Signs in. `address` is where the request comes from. 401 for a wrong password and for an unknown account alike. */
  login(body: LoginBody, address: string): Promise<LoginAnswer>;
  /** Makes an account and signs nobody in. 422 by field, also for a taken e-mail. */
  register(body: RegisterBody, address: string): Promise<User>;
}

interface AuthDependencies {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  passwords: Passwords;
  sessions: Sessions;
  /** Names of the shop, which make poor passwords. */
  labelWords: readonly string[];
}

/** A user as the wire shows it; nothing else of the row leaves the server. */
export function wireUser({ id, name, email, phone, address }: UserRow): User {
  return { id, name, email, phone, address };
}

export function createAuth({ db, clock, attempts, passwords, sessions, labelWords }: AuthDependencies): Auth {
  /** Counts the attempt before the password is looked at, and takes the count back unless the guess was wrong. */
  async function verified(email: string, password: string, address: string): Promise<UserRow | undefined> {
    await attempts.take("login-address", address);
    await attempts.take("login-account", email);
    const user = isEmail(email) ? await findUserByEmail(db, email) : undefined;
    let wrong = false;
    try {
      wrong = !(await passwords.matches(password, user?.password_hash ?? null));
    } finally {
      if (!wrong) {
        await attempts.giveBack("login-account", email);
        await attempts.giveBack("login-address", address);
      }
    }
    return wrong ? undefined : user;
  }

  return {
    async login({ email, password, remember = false }, address) {
      const user = await verified(normaliseEmail(email), password, address);
      if (!user) throw new Refusal(401, "Invalid email or password");
      if (passwords.isOutdated(user.password_hash)) {
        await setPasswordHash(db, user.id, await passwords.hash(password));
      }
      const { bearer, expiresInSeconds } = await sessions.start(user.id, remember);
      return { access_token: bearer, token_type: "Bearer", expires_in: expiresInSeconds, user: wireUser(user) };
    },

    async register(body, address) {
      const { name, email, phone, password, agreed } = readRegistration(body, labelWords);
      // Counted only now: a slip of the pen tells nobody which accounts exist.
      await attempts.take("register", address);
      const now = clock.now();
      const taken = new Refusal(422, "The email has already been taken.", {
        errors: { email: ["The email has already been taken."] },
      });
      if (await findUserByEmail(db, email)) throw taken;
      const user = await insertUser(db, {
        id: randomId(),
        name,
        email,
        phone,
        address: null,
        password_hash: await passwords.hash(password),
        consented_at: agreed ? now : null,
        policy_version: agreed ? POLICY_VERSION : null,
        created_at: now,
      });
      if (!user) throw taken;
      return wireUser(user);
    },
  };
}
