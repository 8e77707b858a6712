import type { EnrolmentAnswer, StaffRole } from "@selvedge/commerce/wire/owner";
import type { Page } from "playwright";
import { inject } from "vitest";
import { authenticatorCode } from "../../apps/api/src/testing/authenticator.ts";
import { arriveAt } from "./buying.ts";
import { ownerSaysIn } from "./owner.ts";

export const STAFF_PASSWORD = "eleven looms of silk";
/** A code of an authenticator is valid for this long, and accepted once. */
export const STEP_MS = 30_000;

let added = 0;

async function call<Answer>(url: string, body: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Adds somebody to the staff, and signs them in at the desk. Without a shop, in the one of all journeys. */
export async function arriveAtDesk(
  desk: Page,
  role: StaffRole,
  { url, dataDirectory } = { url: inject("shopUrl"), dataDirectory: inject("shopData") },
): Promise<void> {
  added += 1;
  const email = `${role}-${process.pid}-${added}@example.com`;
  const answer = await ownerSaysIn(dataDirectory, "staff", "add", email, "--role", role, "--json");
  const { code: token } = (JSON.parse(answer) as { data: { code: string } }).data;
  const body = { token, password: STAFF_PASSWORD };
  const { otpauth_url } = await call<EnrolmentAnswer>(`${url}/api/owner/enrolment`, body);
  const code = authenticatorCode(otpauth_url, Date.now());
  await call(`${url}/api/owner/enrolment/confirm`, { token, code });

  await desk.goto("/desk");
  await desk.getByLabel("Email").fill(email);
  await desk.getByLabel("Password", { exact: true }).fill(STAFF_PASSWORD);
  // The code that confirmed the authenticator is used up.
  await desk.getByLabel("Code").fill(authenticatorCode(otpauth_url, Date.now() + STEP_MS));
  await desk.getByRole("button", { name: "Sign in" }).click();
  await arriveAt(desk, "Today");
}
