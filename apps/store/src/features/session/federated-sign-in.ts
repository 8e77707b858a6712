import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import type { SignInStart } from "@selvedge/commerce/wire/sign-in";
import { api } from "../../lib/browser-api.ts";
import { ApiError } from "../../lib/http.ts";
import { parseKept } from "../../lib/storage.ts";
import { sessionIn } from "../../lib/session.ts";
import { takeTab, writeTab } from "../../lib/tab-storage.ts";
import { keepSession } from "./use-session.ts";

/**
 * Redirects to Google to sign in. `search` is the query of the login page, question mark included. Rejects with
 * `ApiError`.
 */
export async function goToGoogle(search: string): Promise<void> {
  const { url, state } = await api.call<SignInStart>("POST", "/api/sign-in/google");
  writeTab("signIn", JSON.stringify({ state, search }));
  window.location.assign(url);
}

/** Why a signed-in customer is sent to Google: to link the accounts, or to confirm their identity again. */
export type OAuthIntent = "link" | "confirm";

/** Redirects to Google with an intent; linking requires the account's password. Rejects with `ApiError`. */
export async function followGoogleIntent(purpose: OAuthIntent, password?: string): Promise<void> {
  const { url, state } = await api.call<SignInStart>("POST", "/api/users/identities/google", {
    body: { purpose, ...(password === undefined ? {} : { password }) },
  });
  writeTab("signIn", JSON.stringify({ state, search: "", purpose }));
  window.location.assign(url);
}

/** A redirect to Google that a tab has started: an intent, or a sign-in from the login page with this query. */
export interface StartedSignIn {
  search: string;
  purpose?: OAuthIntent;
}

const isIntent = (purpose: unknown): purpose is OAuthIntent => purpose === "link" || purpose === "confirm";

/**
 * The redirect that this tab started with this state, which is consumed; null if there is none. This check prevents a
 * link with an attacker's code from signing the shopper in to the attacker's account.
 */
export function takeSignIn(state: string | null): StartedSignIn | null {
  const begun = parseKept(takeTab("signIn")) as { state?: unknown; search?: unknown; purpose?: unknown } | null;
  if (state === null || begun?.state !== state || typeof begun.search !== "string") return null;
  return { search: begun.search, ...(isIntent(begun.purpose) ? { purpose: begun.purpose } : {}) };
}

/**
 * Exchanges the code returned by the provider; a sign-in stores its session. Rejects with `ApiError`, or if the answer
 * has no token.
 */
export async function finishSignIn(begun: StartedSignIn | null, returned: URLSearchParams): Promise<void> {
  const { code, state = null, iss } = Object.fromEntries(returned);
  if (!begun) throw new ApiError(422, "This sign-in is not valid or has expired. Please try again.");
  if (code === undefined) throw new ApiError(422, begun.purpose ? NOT_CONFIRMED : NOT_ALLOWED);
  const body = { code, state, ...(iss === undefined ? {} : { iss }) };
  if (begun.purpose) return void (await api.call("POST", "/api/users/identities/google/callback", { body }));
  keepSession(sessionIn(await api.call<Partial<LoginAnswer>>("POST", "/api/sign-in/google/callback", { body })));
}

const NOT_CONFIRMED = "Google was not allowed to say who you are. Nothing has changed.";
const NOT_ALLOWED = "Google was not allowed to log you in. Try again, or login with your password.";
