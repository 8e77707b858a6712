import { Secret, TOTP } from "otpauth";

/** What every authenticator understands. */
const KIND = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;

const read = (secret: string) => Secret.fromBase32(secret);

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address from which an authenticator takes the secret. */
export const authenticatorUrl = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  new TOTP({ ...KIND, issuer, label: email, secret: read(secret) }).toString();

/**
 * The 30-second step whose code this is; `undefined` for a wrong code. The steps before and after the present one are
 * accepted too, because clocks differ. The caller refuses a step that was used before.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...KIND, secret: read(secret) }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period: KIND.period, timestamp }) + delta;
}
