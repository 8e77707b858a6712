import type {
  GoogleIntentBody,
  GoogleIntentDone,
  SignInMeans as Means,
  SignInReturn,
  SignInStart,
} from "@selvedge/commerce/wire/sign-in";
import { CONFIRMED_MINUTES } from "@selvedge/commerce/promises";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import { type AccountMailContext, identityLinkedMail, identityRemovedMail } from "./account-mails.ts";
import { bearerHash, newBearer } from "./bearer.ts";
import {
  deleteIdentitiesOf,
  findIdentity,
  identitiesOf,
  insertIdentity,
  insertStart,
  takeStart,
} from "./identities.repository.ts";
import { type Claims, deadSignIn, type IdentityProvider, newSecrets, START_LASTS_MS } from "./identity-provider.ts";
import { type Asking, wrongPassword } from "./password-changes.service.ts";
import type { PasswordCheck } from "./password-check.ts";
import { confirmedUntil, confirmSession } from "./sessions.repository.ts";
import { lockUser, type UserRow } from "./users.repository.ts";

/** Long enough for a user to return from the provider and reread what they are about to do. */
const CONFIRMED_MS = CONFIRMED_MINUTES * 60_000;

/** How a customer's account can be opened, and how to change that while signed in. */
export interface SignInMeans {
  of(user: UserRow, bearer: string): Promise<Means>;
  /**
   * Sends a signed-in customer to the provider: to link it to the account (`link`, requires the password), or to
   * confirm their identity (`confirm`). 422 for a wrong password, 409 if there is nothing to link or to confirm with,
   * 404 if the provider is not configured.
   */
  start(user: UserRow, body: GoogleIntentBody, asking: Asking): Promise<SignInStart>;
  /**
   * Completes it. 422 unless the same user started it. 409 if the person at the provider opens another account, or, to
   * confirm, does not open this one.
   */
  finish(user: UserRow, returned: SignInReturn, bearer: string): Promise<GoogleIntentDone>;
  /** Unlinks the provider; requires the password. 409 if the account has none, 404 if nothing is linked. */
  unlink(user: UserRow, password: string, asking: Asking): Promise<void>;
}

interface SignInMeansDependencies {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  mails: Mails;
  passwordIsRight: PasswordCheck;
  /** Null if no provider is configured. */
  provider: IdentityProvider | null;
  mailContext(): AccountMailContext;
}

export function createSignInMeans(dependencies: SignInMeansDependencies): SignInMeans {
  const { db, clock, attempts, mails, passwordIsRight, mailContext } = dependencies;
  const redirectUri = () => `${mailContext().origin}/login/google`;

  function configured(): IdentityProvider {
    if (!dependencies.provider) throw new Refusal(404, "Not found");
    return dependencies.provider;
  }

  async function assertPassword(user: UserRow, password: string, { address, bearer }: Asking): Promise<void> {
    const guess = { email: user.email, user, password, address, knownAs: bearerHash(bearer) };
    if (!(await passwordIsRight(guess))) throw wrongPassword("password");
  }

  /** Checks the intent's requirements before the user is sent to the provider. */
  async function assertMay(user: UserRow, { purpose, password = "" }: GoogleIntentBody, asking: Asking): Promise<void> {
    const isLinked = (await identitiesOf(db, user.id)).length > 0;
    if (purpose === "confirm") {
      if (!isLinked) throw new Refusal(409, "Google does not open this account.");
      return;
    }
    if (isLinked) throw new Refusal(409, "Google opens this account already.");
    if (!user.has_password) throw new Refusal(409, "Please set a password first.");
    await assertPassword(user, password, asking);
  }

  return {
    async of({ id, has_password }, bearer) {
      const until = await confirmedUntil(db, id, bearerHash(bearer));
      return {
        has_password,
        identities: (await identitiesOf(db, id)).map(({ created_at }) => ({
          provider: "google",
          created_at: created_at.toISOString(),
        })),
        confirmed_until: until !== null && until > clock.now() ? until.toISOString() : null,
      };
    },

    async start(user, body, asking) {
      const provider = configured();
      await attempts.take("sign-in-start", asking.address);
      await assertMay(user, body, asking);
      const state = newBearer();
      const secrets = newSecrets();
      const url = await provider.addressFor(state, secrets, redirectUri(), "again");
      await insertStart(db, {
        stateHash: bearerHash(state),
        secrets,
        expiresAt: new Date(clock.now().getTime() + START_LASTS_MS),
        intent: { purpose: body.purpose, userId: user.id },
      });
      return { url, state };
    },

    async finish(user, returned, bearer) {
      const provider = configured();
      const begun = await takeStart(db, bearerHash(returned.state), clock.now());
      if (!begun || begun.purpose === "sign-in" || begun.userId !== user.id) throw deadSignIn();
      const claims = await provider.redeem(returned, begun, redirectUri());
      await (begun.purpose === "link" ? link(user, claims) : confirm(user, claims, bearer));
      return { status: "success", purpose: begun.purpose };
    },

    async unlink(user, password, asking) {
      if (!user.has_password) throw new Refusal(409, "Please set a password first.");
      await assertPassword(user, password, asking);
      await transaction(db, async (tx) => {
        const owner = await lockUser(tx, user.id);
        // The password may have changed since it was compared.
        if (owner?.password_hash !== user.password_hash) throw wrongPassword("password");
        if ((await identitiesOf(tx, owner.id)).length === 0)
          throw new Refusal(404, "Google does not open this account.");
        await deleteIdentitiesOf(tx, owner.id);
        await mails.write(tx, identityRemovedMail(owner, mailContext()));
      });
    },
  };

  async function link(user: UserRow, claims: Claims): Promise<void> {
    await transaction(db, async (tx) => {
      const owner = await lockUser(tx, user.id);
      // A changed password invalidates links that were started before.
      if (owner?.password_hash !== user.password_hash) throw deadSignIn();
      await insertIdentity(tx, claims, owner.id, clock.now());
      if ((await findIdentity(tx, claims)) !== owner.id) {
        throw new Refusal(409, "This Google account opens another account here.");
      }
      await mails.write(tx, identityLinkedMail(owner, mailContext()));
    });
  }

  async function confirm(user: UserRow, claims: Claims, bearer: string): Promise<void> {
    if ((await findIdentity(db, claims)) !== user.id) {
      throw new Refusal(409, "This is another Google account than the one that opens yours.");
    }
    await confirmSession(db, bearerHash(bearer), new Date(clock.now().getTime() + CONFIRMED_MS));
  }
}
