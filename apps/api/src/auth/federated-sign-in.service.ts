import { isEmail } from "@selvedge/commerce/contact-rules";
import { normaliseEmail, normaliseLine } from "@selvedge/commerce/typed-text";
import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import type { SignInReturn, SignInStart } from "@selvedge/commerce/wire/sign-in";
import { PRIVACY_POLICY_VERSION } from "@selvedge/commerce/promises";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import { randomId } from "../random-id.ts";
import { type AccountMailContext, identityAddedMail } from "./account-mails.ts";
import { loginAnswer } from "./auth.service.ts";
import { bearerHash, newBearer } from "./bearer.ts";
import { formerEmail, isKeptForAnother } from "./email-changes.repository.ts";
import {
  deleteIntentsOf,
  deleteExpiredStarts,
  deleteIdentitiesOf,
  findIdentity,
  insertIdentity,
  insertStart,
  takeStart,
} from "./identities.repository.ts";
import { type Claims, deadSignIn, type IdentityProvider, newSecrets, START_LASTS_MS } from "./identity-provider.ts";
import { deleteResetsOf } from "./password-resets.repository.ts";
import type { Passwords } from "./passwords.ts";
import { deleteSessionsOf } from "./sessions.repository.ts";
import type { Sessions } from "./sessions.service.ts";
import { findUserByEmail, insertUser, lockUser, setPasswordHash, type UserRow } from "./users.repository.ts";

const HOUR_MS = 60 * 60_000;
/** As long as the former address of an account may revert the change. */
const EMAIL_SETTLES_MS = 72 * HOUR_MS;

export interface FederatedSignIn {
  /** Starts a sign-in. The browser keeps the state, which must be returned with the code. */
  start(address: string): Promise<SignInStart>;
  /**
   * Signs in the person that the provider has authenticated. An existing account with that address is handed over:
   * nobody had verified the address for it, so its password, sessions and other identities are removed. Refuses with
   * 422 if the returned values do not match, and with 409 for an account whose address changed a short while ago, or
   * whose mailbox the provider does not run.
   */
  finish(returned: SignInReturn, device: string | null): Promise<LoginAnswer>;
}

interface FederatedSignInDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  attempts: Attempts;
  mails: Mails;
  passwords: Passwords;
  sessions: Sessions;
  provider: IdentityProvider;
  mailContext(): AccountMailContext;
}

export function createFederatedSignIn(dependencies: FederatedSignInDependencies): FederatedSignIn {
  const { db, clock, jobs, attempts, mails, passwords, sessions, provider, mailContext } = dependencies;
  jobs.every(HOUR_MS, "forget-sign-in-starts", (signal) => deleteExpiredStarts(db, clock.now(), signal));
  const redirectUri = () => `${mailContext().origin}/login/google`;

  async function accountOf(tx: Tx, claims: Claims, passwordHash: string): Promise<UserRow> {
    const now = clock.now();
    const email = normaliseEmail(claims.email);
    if (!claims.emailIsTheirs || !isEmail(email)) throw unconfirmed();
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (user && !claims.emailIsRunThere) throw known();
    const owner = user
      ? await takeOver(tx, user, passwordHash)
      : await createAccount(tx, email, claims.name, passwordHash);
    await insertIdentity(tx, claims, owner.id, now);
    return owner;
  }

  async function createAccount(tx: Tx, email: string, name: string, passwordHash: string): Promise<UserRow> {
    const now = clock.now();
    if (await isKeptForAnother(tx, email, null, now)) throw unsettled();
    const user = await insertUser(tx, {
      id: randomId(),
      name: normaliseLine(name).slice(0, 120) || email.replace(/@.*/, ""),
      email,
      phone: null,
      address: null,
      password_hash: passwordHash,
      has_password: false,
      consented_at: null,
      // The policy is linked beside the button; no consent was ticked.
      policy_version: PRIVACY_POLICY_VERSION,
      created_at: now,
    });
    // The address has just been registered by a concurrent request; the next attempt finds that account.
    if (!user) throw deadSignIn();
    return user;
  }

  async function takeOver(tx: Tx, user: UserRow, passwordHash: string): Promise<UserRow> {
    if (await formerEmail(tx, user.id, new Date(clock.now().getTime() - EMAIL_SETTLES_MS))) throw unsettled();
    await setPasswordHash(tx, user.id, passwordHash, false);
    await deleteSessionsOf(tx, user.id);
    await deleteResetsOf(tx, user.id);
    await deleteIdentitiesOf(tx, user.id);
    await deleteIntentsOf(tx, user.id);
    await mails.write(tx, identityAddedMail(user, mailContext()));
    return { ...user, password_hash: passwordHash };
  }

  return {
    async start(address) {
      await attempts.take("sign-in-start", address);
      const state = newBearer();
      const secrets = newSecrets();
      const url = await provider.addressFor(state, secrets, redirectUri());
      await insertStart(db, {
        stateHash: bearerHash(state),
        secrets,
        expiresAt: new Date(clock.now().getTime() + START_LASTS_MS),
      });
      return { url, state };
    },

    async finish(returned, device) {
      const secrets = await takeStart(db, bearerHash(returned.state), clock.now());
      if (secrets?.purpose !== "sign-in") throw deadSignIn();
      const claims = await provider.redeem(returned, secrets, redirectUri());
      const opened = await findIdentity(db, claims);
      // A random password that nobody knows; a mailed link can set a real one.
      const passwordHash = opened === undefined ? await passwords.hash(newBearer()) : null;
      return transaction(db, async (tx) => {
        const user =
          passwordHash === null ? await lockAccountOf(tx, claims) : await accountOf(tx, claims, passwordHash);
        const { bearer, expiresInSeconds } = await sessions.start(tx, user.id, false, device);
        return loginAnswer(user, bearer, expiresInSeconds);
      });
    },
  };

  /**
   * The account of a linked person, locked: a concurrent password reset or change of owner runs before or after, and
   * ends the session.
   */
  async function lockAccountOf(tx: Tx, claims: Claims): Promise<UserRow> {
    const userId = await findIdentity(tx, claims);
    const user = userId === undefined ? undefined : await lockUser(tx, userId);
    if (!user || (await findIdentity(tx, claims)) !== user.id) throw deadSignIn();
    return user;
  }
}

const unconfirmed = () => new Refusal(422, "Google has not confirmed your email. Please register with a password.");
const known = () => new Refusal(409, "There is an account with this email already. Please login with your password.");
const unsettled = () =>
  new Refusal(409, "The email of this account was changed a short while ago. Please login with your password.");
