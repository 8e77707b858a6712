import * as oidc from "openid-client";
import { Refusal } from "../http/refusal.ts";
import type { SignInSettings } from "../settings/settings.ts";

/** Values that must return from the provider, besides the state. */
export interface Secrets {
  nonce: string;
  verifier: string;
}

/** The provider's claims about a person. */
export interface Claims {
  issuer: string;
  /** The provider's own id of the person. */
  subject: string;
  email: string;
  /** Whether the provider has verified that the address is theirs. */
  emailIsTheirs: boolean;
  /**
   * Whether the provider also runs the mailbox, so that the address is theirs today; otherwise it was once, and may
   * belong to someone else by now.
   */
  emailIsRunThere: boolean;
  name: string;
}

export interface IdentityProvider {
  /** The URL to send the browser to. Refuses with 503 while the provider cannot be reached. */
  addressFor(
    state: string,
    secrets: Secrets,
    redirectUri: string,
    /** `again`: the person must confirm at the provider even if signed in there. @default "once" */
    asks?: "once" | "again",
  ): Promise<string>;
  /**
   * Redeems the returned code. Refuses with 422 if the values do not match, and with 503 while the provider cannot be
   * reached.
   */
  redeem(
    query: { code: string; state: string; iss?: string | undefined },
    secrets: Secrets,
    redirectUri: string,
  ): Promise<Claims>;
}

/** Longer than a person needs at the provider. */
export const START_LASTS_MS = 10 * 60_000;

/** The provider's timeout. */
const PATIENCE_SECONDS = 8;

export const newSecrets = (): Secrets => ({ nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() });

/** The refusal of a sign-in that was started elsewhere, is used, or is too old. */
export const deadSignIn = () => new Refusal(422, "This sign-in is not valid or has expired. Please try again.");

const unreachable = (cause: unknown) =>
  new Refusal(503, "Google is not answering. Please try again, or login with your password.", {
    cause,
    headers: { "Retry-After": "5" },
  });

/** The configured provider. Its endpoints and keys are discovered at the first sign-in, and again after a failure. */
export function createIdentityProvider({ issuer, clientId, clientSecret }: SignInSettings): IdentityProvider {
  let known: Promise<oidc.Configuration> | null = null;

  function configuration(): Promise<oidc.Configuration> {
    known ??= oidc
      .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: PATIENCE_SECONDS,
        // Only demo settings may name such a provider.
        execute: issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  }

  return {
    async addressFor(state, { nonce, verifier }, redirectUri, asks = "once") {
      const config = await configuration().catch((error: unknown) => {
        throw unreachable(error);
      });
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(asks === "again" ? { prompt: "consent" } : {}),
      });
      return address.href;
    },

    async redeem({ code, state, iss }, { nonce, verifier }, redirectUri) {
      const returned = new URL(redirectUri);
      for (const [name, value] of Object.entries({ code, state, iss })) {
        if (value !== undefined) returned.searchParams.set(name, value);
      }
      try {
        const tokens = await oidc.authorizationCodeGrant(await configuration(), returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw deadSignIn();
        const email = text(claims["email"]);
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email,
          emailIsTheirs: claims["email_verified"] === true,
          emailIsRunThere: /@gmail\.com$/i.test(email) || text(claims["hd"]) !== "",
          name: text(claims["name"]),
        };
      } catch (error) {
        throw isRefused(error) ? deadSignIn() : unreachable(error);
      }
    },
  };
}

const text = (claim: unknown): string => (typeof claim === "string" ? claim : "");

/** Whether the provider has answered with a refusal. */
function isRefused(error: unknown): boolean {
  if (error instanceof Refusal || error instanceof oidc.AuthorizationResponseError) return true;
  if (error instanceof oidc.ResponseBodyError) return error.status < 500;
  return error instanceof oidc.ClientError && !UNREACHABLE.has(error.code ?? "");
}

/** The client's error codes for a missing answer, or one from a broken server. */
const UNREACHABLE = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
]);
