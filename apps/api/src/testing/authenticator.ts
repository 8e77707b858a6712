import { TOTP, URI } from "otpauth";

/** The code that an authenticator shows at this time, in milliseconds. `url` is what it was set up with. */
export function authenticatorCode(url: string, at: number): string {
  const authenticator = URI.parse(url);
  if (!(authenticator instanceof TOTP)) throw new Error(`${url} is not for codes that depend on the time.`);
  return authenticator.generate({ timestamp: at });
}
