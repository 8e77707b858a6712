import type { EnrolmentAnswer, StaffRole, StaffSignInAnswer } from "@selvedge/commerce/wire/owner";
import { Secret, TOTP, URI } from "otpauth";
import { answerCommand } from "../owner/index.ts";
import { randomId } from "../random-id.ts";
import { type Answer, ask } from "./shopper.ts";
import type { TestApp } from "./test-app.ts";

export const STAFF_PASSWORD = "eleven looms of silk";

/** A member of staff whose authenticator is at hand. */
export interface TestStaff {
  email: string;
  /** The authenticator's, in base32. */
  secret: string;
  /** The authenticator's code, this many steps of 30 seconds from now. */
  code(steps?: number): string;
  signIn(fields?: { password?: string; code?: string; device_token?: string }): Promise<Answer<StaffSignInAnswer>>;
}

/** The code for setting a password that a command has printed. */
export async function enrolmentCode(shop: TestApp, ...words: string[]): Promise<string> {
  const { isDone, message } = await answerCommand(shop, ["staff", ...words, "--json"]);
  if (!isDone) throw new Error(message);
  return (JSON.parse(message) as { data: { code: string } }).data.code;
}

/** Sets the password, and resolves with the secret that the authenticator takes from the answer. */
export async function startEnrolment(shop: TestApp, token: string): Promise<Secret> {
  const body = { token, password: STAFF_PASSWORD };
  const answer = await ask<EnrolmentAnswer>(shop, "POST", "/api/owner/enrolment", { body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return URI.parse(answer.body.otpauth_url).secret;
}

export const codeAt = (secret: Secret, shop: TestApp, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() + steps * 30_000 });

/** Adds somebody who has set a password and an authenticator. Takes the code of the step before the present one. */
export async function newStaff(shop: TestApp, role: StaffRole): Promise<TestStaff> {
  const email = `${randomId().toLowerCase()}@example.com`;
  const token = await enrolmentCode(shop, "add", email, "--role", role);
  const secret = await startEnrolment(shop, token);
  const body = { token, code: codeAt(secret, shop, -1) };
  const { status } = await ask(shop, "POST", "/api/owner/enrolment/confirm", { body });
  if (status !== 200) throw new Error(`${email} could not enrol.`);
  const code = (steps?: number) => codeAt(secret, shop, steps);
  return {
    email,
    secret: secret.base32,
    code,
    signIn: (fields = {}) =>
      ask(shop, "POST", "/api/owner/session", {
        body: { email, password: STAFF_PASSWORD, code: code(), ...fields },
      }),
  };
}

/** The bearer token of a new member of staff. */
export async function staffBearer(shop: TestApp, role: StaffRole): Promise<string> {
  const { body } = await (await newStaff(shop, role)).signIn();
  return body.access_token;
}
