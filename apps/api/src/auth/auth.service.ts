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
  /** Signs in. `address` is where the request comes from, `device` what it says of itself (`deviceName`). 401 for a wrong password and for an unknown account alike. */
  login(body: LoginBody, address: string, device: string | null): Promise<LoginAnswer>;
  /** Makes an account and signs nobody in. 422 by field, also for a taken e-mail. */
  register(body: RegisterBody, address: string): Promise<User>;
}

interface AuthDependencies {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  passwords: Passwords;
  passwordIsRight: PasswordCheck;
  sessions: Sessions;
  /** Names of the shop, which make poor passwords. */
  labelWords: readonly string[];
}

/** A user as the wire shows it; nothing else of the row leaves the server. */
export function wireUser({ id, name, email, phone, address }: UserRow): User {
  return { id, name, email, phone, address };
}

/** What whoever has signed in is told. */
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
      // Again where the hash has changed meanwhile: by a reset, or by another login that renewed it.
      for (;;) {
        const user = await whoLogsIn(body, address);
        const answer = await letIn(user, body, device);
        if (answer) return answer;
      }
    },

    async register(body, address) {
      const { name, email, phone, password, agreed } = readRegistration(body, labelWords);
      // Counted only now: a slip of the pen tells nobody which accounts exist.
      await attempts.take("register", address);
      const now = clock.now();
      const taken = new Refusal(422, "The email has already been taken.", {
        errors: { email: ["The email has already been taken."] },
      });
      // Whoever took over an account must not be able to keep its owner's address from coming back.
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

  async function whoLogsIn({ email, password, device_token }: LoginBody, address: string): Promise<UserRow> {
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

  /** Starts the session, unless the password is another one by now than the one that was compared. */
  async function letIn(
    { id, password_hash: compared }: UserRow,
    { password, remember = false }: LoginBody,
    device: string | null,
  ): Promise<LoginAnswer | undefined> {
    // Slow on purpose, so before the transaction: nobody waits for a lock meanwhile.
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
