import { passwordProblem } from "@selvedge/commerce/password";
import type { EnrolmentAnswer, EnrolmentBody, EnrolmentConfirmBody } from "@selvedge/commerce/wire/owner";
import { bearerHash, type Passwords } from "../auth/index.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import type { AuthenticatorSecrets } from "./authenticator-secrets.ts";
import { authenticatorUrl, newTotpSecret, stepOfCode } from "./one-time-codes.ts";
import { findInvited, lockInvited, updateStaff } from "./staff.repository.ts";

/** How a new member of staff sets a password and an authenticator. */
export interface Enrolment {
  /** Sets both; may be repeated until it is confirmed. 404 for an unknown, used or expired code, 422 for a weak password. */
  start(body: EnrolmentBody): Promise<EnrolmentAnswer>;
  /** Opens the account to its password, and consumes the code. 404 like `start`, 422 for a wrong code of the authenticator. */
  confirm(body: EnrolmentConfirmBody): Promise<void>;
}

interface EnrolmentDependencies {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  authenticators: AuthenticatorSecrets;
  /** The shop's name: the authenticator shows it, and it makes weak passwords. */
  label: string;
}

export function createEnrolment({ db, clock, passwords, authenticators, label }: EnrolmentDependencies): Enrolment {
  const over = () =>
    new Refusal(404, "This code is unknown, used or older than a day. Ask the shop's owner for a new one.");

  return {
    async start({ token, password }) {
      const tokenHash = bearerHash(token);
      const invited = await findInvited(db, tokenHash, clock.now());
      if (!invited) throw over();
      const { email, name } = invited;
      const problem = passwordProblem(password, { email, name: name ?? "", labelWords: [label] });
      if (problem) throw refusedField("password", problem);
      const password_hash = await passwords.hash(password);
      const secret = newTotpSecret();
      await transaction(db, async (tx) => {
        const still = await lockInvited(tx, tokenHash, clock.now());
        if (!still) throw over();
        await updateStaff(tx, still.id, { password_hash, ...authenticators.stored(still.id, secret) });
      });
      return { otpauth_url: authenticatorUrl(secret, { issuer: label, email }) };
    },

    confirm: ({ token, code }) =>
      transaction(db, async (tx) => {
        const invited = await lockInvited(tx, bearerHash(token), clock.now());
        if (!invited) throw over();
        const secret = invited.password_hash === null ? undefined : authenticators.read(invited);
        if (secret === undefined) throw new Refusal(422, "Set a password first.");
        const totp_step = stepOfCode(secret, code, clock.now());
        if (totp_step === undefined) throw refusedField("code", "This is not the authenticator's present code.");
        await updateStaff(tx, invited.id, { totp_step, enrolment_hash: null, enrolment_expires_at: null });
      }),
  };
}
