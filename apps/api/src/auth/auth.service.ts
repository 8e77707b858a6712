import { isEmail } from "@selvedge/commerce/contact-rules";
import type { LoginAnswer, LoginBody, RegisterBody, User } from "@selvedge/commerce/wire/account";
import { PRIVACY_POLICY_VERSION } from "@selvedge/commerce/promises";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Attempts } from "../limits/index.ts";
import { randomId } from "../random-id.ts";
import { isKeptForAnother } from "./email-changes.repository.ts";
import { knownDevice, newDeviceToken } from "./known-device.ts";
import type { PasswordCheck } from "./password-check.ts";
import type { Passwords } from "./passwords.ts";
import { readRegistration } from "./registration.ts";
import type { Sessions } from "./sessions.service.ts";
import { findUserByEmail, insertUser, lockUser, setPasswordHash, type UserRow } from "./users.repository.ts";

export interface Auth {
  /**
   * Signs in. `address` is the client's network address, `device` comes from its user agent (`deviceName`). 401 for a
   * wrong password and for an unknown account alike.
   */
  login(body: LoginBody, address: string, device: string | null): Promise<LoginAnswer>;
  /** Creates an account without signing in. 422 by field, also for an email that is taken. */
  register(body: RegisterBody, address: string): Promise<User>;
}

interface AuthDependencies {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  passwords: Passwords;
  passwordIsRight: PasswordCheck;
  sessions: Sessions;
  /** The shop's names, which make weak passwords. */
  labelWords: readonly string[];
}

/** Maps a user to the wire; no other column leaves the server. */
export function wireUser({ id, name, email, phone, address }: UserRow): User {
  return { id, name, email, phone, address };
}

/** The answer to a successful sign-in. */
export function loginAnswer(user: UserRow, bearer: string, expiresInSeconds: number): LoginAnswer {
  return {
    access_token: bearer,
    token_type: "Bearer",
    expires_in: expiresInSeconds,
    device_token: newDeviceToken(user),
    user: wireUser(user),
  };
}

export function createAuth(dependencies: AuthDependencies): Auth {
  const { db, clock, attempts, passwords, passwordIsRight, sessions, labelWords } = dependencies;
  return {
    async login(body, address, device) {
      // Repeated if the hash has changed meanwhile, by a reset or by a concurrent login that rehashed it.
      for (;;) {
        const user = await authenticate(body, address);
        const answer = await startSession(user, body, device);
        if (answer) return answer;
      }
    },

    async register(body, address) {
      const { name, email, phone, password, agreed } = readRegistration(body, labelWords);
      // Counted only after the form's validation, so that mistakes are free; these reveal nothing about accounts.
      await attempts.take("register", address);
      const now = clock.now();
      const taken = new Refusal(422, "The email has already been taken.", {
        errors: { email: ["The email has already been taken."] },
      });
      // An attacker who changed an account's email must not be able to block the owner from reverting it.
      if ((await findUserByEmail(db, email)) || (await isKeptForAnother(db, email, null, now))) throw taken;
      const user = await insertUser(db, {
        id: randomId(),
        name,
        email,
        phone,
        address: null,
        password_hash: await passwords.hash(password),
        consented_at: agreed ? now : null,
        policy_version: agreed ? PRIVACY_POLICY_VERSION : null,
        created_at: now,
      });
      if (!user) throw taken;
      return wireUser(user);
    },
  };

  async function authenticate({ email, password, device_token }: LoginBody, address: string): Promise<UserRow> {
    const user = isEmail(email) ? await findUserByEmail(db, email) : undefined;
    const isRight = await passwordIsRight({
      email,
      user,
      password,
      address,
      knownAs: user && knownDevice(device_token, user),
    });
    if (!user || !isRight) throw new Refusal(401, "Invalid email or password");
    return user;
  }

  /** Starts the session. Resolves with `undefined` if the password has changed since it was compared. */
  async function startSession(
    { id, password_hash: compared }: UserRow,
    { password, remember = false }: LoginBody,
    device: string | null,
  ): Promise<LoginAnswer | undefined> {
    // Hashing is slow, so it is done before the transaction takes a lock.
    const renewed = passwords.isOutdated(compared) ? await passwords.hash(password) : null;
    return transaction(db, async (tx) => {
      const user = await lockUser(tx, id);
      if (user?.password_hash !== compared) return undefined;
      if (renewed !== null) await setPasswordHash(tx, id, renewed);
      const { bearer, expiresInSeconds } = await sessions.start(tx, id, remember, device);
      return loginAnswer({ ...user, password_hash: renewed ?? compared }, bearer, expiresInSeconds);
    });
  }
}
