import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import type { Encryption } from "../encryption.ts";
import type { Jobs } from "../jobs/index.ts";
import { listStaff, replaceAuthenticator, type StaffRow } from "./staff.repository.ts";

/** The columns of a row of staff that have the secret of its authenticator. */
export type StoredAuthenticator = Pick<StaffRow, "totp_secret" | "totp_encrypted" | "totp_clear_until">;

/** How secrets of authenticators are stored: encrypted, each for its member of staff. */
export interface AuthenticatorSecrets {
  stored(staffId: string, secret: string): StoredAuthenticator;
  /** `undefined` when there is none, or it cannot be decrypted, which the log then says. */
  read(staff: StaffRow): string | undefined;
}

export const NO_AUTHENTICATOR: StoredAuthenticator = {
  totp_secret: null,
  totp_encrypted: null,
  totp_clear_until: null,
};

const HOUR_MS = 60 * 60_000;
/** How long the previous version may still run: migration 113. */
const CLEAR_MS = 30 * 24 * HOUR_MS;

interface AuthenticatorDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
  encryption: Encryption;
}

export function createAuthenticatorSecrets(dependencies: AuthenticatorDependencies): AuthenticatorSecrets {
  const { db, clock, jobs, log, encryption } = dependencies;

  const placeOf = (staffId: string) => `staff ${staffId} authenticator`;

  function stored(staffId: string, secret: string): StoredAuthenticator {
    return { ...NO_AUTHENTICATOR, totp_encrypted: encryption.encrypt(secret, placeOf(staffId)) };
  }

  function decrypt(id: string, encrypted: string) {
    const found = encryption.decrypt(encrypted, placeOf(id));
    if (!found)
      log.error(
        { staff: id },
        "an authenticator cannot be decrypted: set the LINK_SECRET that encrypted it, or reset the member of staff",
      );
    return found;
  }

  /** Encrypts what the previous version stored as it is, thirty days later, and what an earlier secret encrypted. */
  async function renew(row: StaffRow): Promise<void> {
    const { id, totp_secret, totp_encrypted, totp_clear_until } = row;
    if (totp_secret !== null) {
      // The previous version sets no date.
      const until = totp_clear_until ?? new Date(clock.now().getTime() + CLEAR_MS);
      const isOver = until <= clock.now();
      if (isOver) await replaceAuthenticator(db, row, stored(id, totp_secret));
      else if (totp_clear_until === null) await replaceAuthenticator(db, row, { totp_clear_until: until });
    } else if (totp_encrypted !== null) {
      const found = decrypt(id, totp_encrypted);
      if (found && !found.isCurrent) await replaceAuthenticator(db, row, stored(id, found.text));
    }
  }

  jobs.every(HOUR_MS, "encrypt-authenticators", async () => {
    for (const row of await listStaff(db)) await renew(row);
  });

  return {
    stored,
    read({ id, totp_secret, totp_encrypted }) {
      // The previous version writes only this column, also beside an encrypted secret that is older.
      if (totp_secret !== null) return totp_secret;
      return totp_encrypted === null ? undefined : decrypt(id, totp_encrypted)?.text;
    },
  };
}
