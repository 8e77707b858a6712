import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import type { SignInStart } from "@selvedge/commerce/wire/sign-in";
import { api } from "../../lib/browser-api.ts";
import { ApiError } from "../../lib/http.ts";
import { parseKept } from "../../lib/storage.ts";
import { sessionIn } from "../../lib/session.ts";
import { takeTab, writeTab } from "../../lib/tab-storage.ts";
import { keepSession } from "./use-session.ts";

/** Goes to Google. `search` is the query of the login page, question mark included. Rejects with `ApiError`. */
export async function goToGoogle(search: string): Promise<void> {
  const { url, state } = await api.call<SignInStart>("POST", "/api/sign-in/google");
  writeTab("signIn", JSON.stringify({ state, search }));
  window.location.assign(url);
}

/** What a signed-in customer goes to Google for: to let it open the account too, or to show once more whose it is. */
export type OAuthIntent = "link" | "confirm";

/** Goes to Google on an intent; to link it takes the account's password. Rejects with `ApiError`. */
export async function followGoogleIntent(purpose: OAuthIntent, password?: string): Promise<void> {
  const { url, state } = await api.call<SignInStart>("POST", "/api/users/identities/google", {
    body: { purpose, ...(password === undefined ? {} : { password }) },
  });
  writeTab("signIn", JSON.stringify({ state, search: "", purpose }));
  window.location.assign(url);
}

/** What a tab has begun at Google: an intent, or a sign-in on the login page of this query. */
export interface Begun {
  search: string;
  purpose?: OAuthIntent;
}

const isIntent = (purpose: unknown): purpose is OAuthIntent => purpose === "link" || purpose === "confirm";

/**
 * What this tab went to the provider for, once; null when it did not go there with this state. Without that, a link with somebody
 * else's code would sign the shopper in to an account that is not theirs.
 */
export function takeSignIn(state: string | null): Begun | null {
  const begun = parseKept(takeTab("signIn")) as { state?: unknown; search?: unknown; purpose?: unknown } | null;
  if (state === null || begun?.state !== state || typeof begun.search !== "string") return null;
  return { search: begun.search, ...(isIntent(begun.purpose) ? { purpose: begun.purpose } : {}) };
}

/**
 * Redeems what the provider has sent back: of a sign-in it keeps the session. Rejects with `ApiError`, or when the answer holds no
 * token.
 */
export async function finishSignIn(begun: Begun | null, returned: URLSearchParams): Promise<void> {
  const { code, state = null, iss } = Object.fromEntries(returned);
  if (!begun) throw new ApiError(422, "This sign-in is not valid or has expired. Please try again.");
  if (code === undefined) throw new ApiError(422, begun.purpose ? NOT_CONFIRMED : NOT_ALLOWED);
  const body = { code, state, ...(iss === undefined ? {} : { iss }) };
  if (begun.purpose) return void (await api.call("POST", "/api/users/identities/google/callback", { body }));
  keepSession(sessionIn(await api.call<Partial<LoginAnswer>>("POST", "/api/sign-in/google/callback", { body })));
}

const NOT_CONFIRMED = "Google was not allowed to say who you are. Nothing has changed.";
const NOT_ALLOWED = "Google was not allowed to log you in. Try again, or login with your password.";
