import { z } from "zod";
import { LoginAnswer } from "./account.ts";
import { Instant } from "./primitives.ts";

/** `GET /api/sign-in`: the identity providers besides the password. */
export const SignInWays = z.object({ providers: z.array(z.literal("google")) });
export type SignInWays = z.infer<typeof SignInWays>;

/**
 * `POST /api/sign-in/google`: the provider's URL, and the state that must be returned. Only valid in the tab that
 * asked.
 */
export const SignInStart = z.object({ url: z.string(), state: z.string() });
export type SignInStart = z.infer<typeof SignInStart>;

/** `POST /api/sign-in/google/callback`: the query of the provider's redirect. */
export const SignInReturn = z.object({
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(200),
  /** The issuer, if the provider sends it. */
  iss: z.string().max(300).optional(),
});
export type SignInReturn = z.infer<typeof SignInReturn>;

export const SignInAnswer = LoginAnswer;

/** `GET /api/users/identities`: how the user's account can be opened. */
export const SignInMeans = z.object({
  has_password: z.boolean().meta({ description: "False: only a provider opens it" }),
  identities: z.array(z.object({ provider: z.literal("google"), created_at: Instant })),
  confirmed_until: Instant.nullable().meta({ description: "Until then this session need not show again whose it is" }),
});
export type SignInMeans = z.infer<typeof SignInMeans>;

/**
 * `POST /api/users/identities/google`: to link Google to the account, which needs the password, or to confirm the
 * user's identity.
 */
export const GoogleIntentBody = z.object({
  purpose: z.enum(["link", "confirm"]),
  password: z.string().max(128).optional(),
});
export type GoogleIntentBody = z.infer<typeof GoogleIntentBody>;

/** `POST /api/users/identities/google/callback` */
export const GoogleIntentDone = z.object({ status: z.literal("success"), purpose: z.enum(["link", "confirm"]) });
export type GoogleIntentDone = z.infer<typeof GoogleIntentDone>;

/** `DELETE /api/users/identities/google` */
export const UnlinkBody = z.object({ password: z.string().min(1, "Password is required").max(128) });
export type UnlinkBody = z.infer<typeof UnlinkBody>;
