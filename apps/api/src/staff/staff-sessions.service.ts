import { isEmail } from "@selvedge/commerce/contact-rules";
import type { StaffSignInAnswer, StaffSignInBody } from "@selvedge/commerce/wire/owner";
import { bearerHash, knownDevice, newBearer, newDeviceToken, type Passwords } from "../auth/index.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import type { AttemptLimit, Attempts } from "../limits/index.ts";
import type { AuthenticatorSecrets } from "./authenticator-secrets.ts";
import { stepOfCode } from "./one-time-codes.ts";
import {
  deleteEndedStaffSessions,
  deleteStaffSession,
  findStaff,
  findStaffSession,
  insertStaffSession,
  lockStaff,
  type StaffRow,
  touchStaffSession,
  updateStaff,
} from "./staff.repository.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A working day. */
const LASTS_MS = 12 * HOUR_MS;
const MOST_IDLE_MS = HOUR_MS;

export interface StaffSessions {
  /**
   * Signs in, for 12 hours and never longer than an hour without use. 401 alike for an unknown email, a wrong password and
   * a wrong or used code; 429 after too many of them, and after thirty wrong codes in a day to the right password; 409 when the right password
   * is given and the authenticator's secret cannot be decrypted. `address` is the client's network address.
   */
  signIn(body: StaffSignInBody, address: string): Promise<StaffSignInAnswer>;
  /** Whose bearer token this is; `undefined` if it is unknown, expired or ended, or its owner is removed. */
  find(bearer: string): Promise<StaffRow | undefined>;
  /** An unknown token is ignored. */
  end(bearer: string): Promise<void>;
}

interface StaffSessionsDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  attempts: Attempts;
  passwords: Passwords;
  authenticators: AuthenticatorSecrets;
}

type Enrolled = StaffRow & { password_hash: string };

const isEnrolled = (row: StaffRow | undefined): row is Enrolled =>
  row !== undefined && row.password_hash !== null && row.enrolment_hash === null;

export function createStaffSessions(dependencies: StaffSessionsDependencies): StaffSessions {
  const { db, clock, jobs, attempts, passwords, authenticators } = dependencies;
  const idleSince = (now: Date) => new Date(now.getTime() - MOST_IDLE_MS);
  jobs.every(HOUR_MS, "forget-staff-sessions", (signal) =>
    deleteEndedStaffSessions(db, clock.now(), idleSince(clock.now()), signal),
  );

  return {
    async signIn(body, address) {
      const found = isEmail(body.email) ? await findStaff(db, body.email) : undefined;
      const staff = isEnrolled(found) ? found : undefined;
      const knownAs = staff && knownDevice(body.device_token, staff);
      const counts = countsOf(body.email, address, knownAs);
      for (const [limit, subject] of counts) await attempts.take(limit, subject);
      let isWrong = false;
      try {
        const answer = await open(staff, body);
        isWrong = answer === undefined;
        if (answer) return answer;
      } finally {
        if (!isWrong) for (const [limit, subject] of counts.toReversed()) await attempts.uncount(limit, subject);
      }
      throw new Refusal(401, "Invalid email, password or code");
    },

    async find(bearer) {
      const tokenHash = bearerHash(bearer);
      const session = await findStaffSession(db, tokenHash);
      const now = clock.now();
      if (!session || session.expiresAt <= now || session.lastUsedAt <= idleSince(now)) return undefined;
      if (now.getTime() - session.lastUsedAt.getTime() >= MINUTE_MS) await touchStaffSession(db, tokenHash, now);
      return session.staff;
    },

    end: (bearer) => deleteStaffSession(db, bearerHash(bearer)),
  };

  /** Starts a session; `undefined` for a wrong password or code. */
  async function open(
    compared: Enrolled | undefined,
    { password, code }: StaffSignInBody,
  ): Promise<StaffSignInAnswer | undefined> {
    const isRight = await passwords.matches(password, compared?.password_hash ?? null);
    if (!compared || !isRight) return undefined;
    // A reset gives another password, and so ends the count.
    await attempts.take("staff-code", compared.password_hash);
    const answer = await openWith(compared, code);
    if (answer) await attempts.uncount("staff-code", compared.password_hash);
    return answer;
  }

  async function openWith(compared: Enrolled, code: string): Promise<StaffSignInAnswer | undefined> {
    return transaction(db, async (tx) => {
      const staff = await lockStaff(tx, compared.email);
      // A reset or a removal may have come while the password was compared.
      if (!isEnrolled(staff) || staff.password_hash !== compared.password_hash) return undefined;
      const now = clock.now();
      const secret = authenticators.read(staff);
      if (secret === undefined)
        throw new Refusal(
          409,
          "Your authenticator cannot be read any more. Ask the shop's owner to reset your sign-in.",
        );
      const step = stepOfCode(secret, code, now);
      if (step === undefined || (staff.totp_step !== null && step <= staff.totp_step)) return undefined;
      await updateStaff(tx, staff.id, { totp_step: step });
      const bearer = newBearer();
      await insertStaffSession(tx, {
        token_hash: bearerHash(bearer),
        staff_id: staff.id,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + LASTS_MS),
      });
      const { id, email, name, role } = staff;
      return {
        access_token: bearer,
        token_type: "Bearer",
        expires_in: LASTS_MS / 1000,
        device_token: newDeviceToken(staff),
        staff: { id, email, name, role },
      };
    });
  }
}

/** As for shoppers: what comes from a browser that has signed in before counts for that browser only. */
function countsOf(email: string, address: string, knownAs: string | undefined): [AttemptLimit, string][] {
  if (knownAs !== undefined) return [["staff-known", knownAs]];
  return [
    ["staff-address", address],
    ["staff-account", email],
  ];
}
