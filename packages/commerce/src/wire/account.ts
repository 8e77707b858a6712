import { z } from "zod";
import { LONGEST_ADDRESS, LONGEST_NAME } from "../contact-rules.ts";
import { normaliseEmail, normaliseLine, normaliseLines, normalisePhone } from "../typed-text.ts";
import { Order } from "./orders.ts";
import { OwnReview } from "./reviews.ts";
import { Instant } from "./primitives.ts";

/** The signed-in shopper. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/**
 * `POST /api/login`; `remember` keeps the session 30 days instead of 24 hours. With a valid `device_token`, wrong
 * passwords from elsewhere do not lock this login; an invalid one is ignored.
 */
export const LoginBody = z.object({
  email: z.string().overwrite(normaliseEmail).min(1, "Email is required").max(254),
  password: z.string().min(1, "Password is required").max(128),
  remember: z.boolean().optional(),
  device_token: z.string().max(100).optional().meta({ description: "Of the last login in this browser" }),
});
export type LoginBody = z.infer<typeof LoginBody>;

export const LoginAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number().int().meta({ description: "Seconds" }),
  device_token: z.string().meta({ description: "To be kept after the logout, and sent with the next login" }),
  user: User,
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** `POST /api/register`. Rules beyond lengths (email taken, common password) are checked by the service. */
export const RegisterBody = z.object({
  name: z.string().overwrite(normaliseLine).min(1, "Name is required").max(LONGEST_NAME),
  email: z.string().overwrite(normaliseEmail).max(254),
  password: z.string().min(8, "The password must be at least 8 characters.").max(128),
  password_confirmation: z.string().max(128),
  phone: z.string().overwrite(normalisePhone).max(21).nullish(),
  agree: z.boolean().optional(),
});
export type RegisterBody = z.infer<typeof RegisterBody>;

/** `POST /api/register` answers 201 without signing in: the specification sends the shopper to login. */
export const RegisterAnswer = z.object({ status: z.literal("success"), message: z.string(), user: User });
export type RegisterAnswer = z.infer<typeof RegisterAnswer>;

/** `GET /api/user` */
export const UserAnswer = z.object({ user: User });
export type UserAnswer = z.infer<typeof UserAnswer>;

/** `PUT /api/users/profiles/{userId}`. Other account fields cannot be changed here. */
export const ProfileBody = z.object({
  name: z.string().overwrite(normaliseLine).max(LONGEST_NAME),
  email: z.string().overwrite(normaliseEmail).max(254),
  phone: z.string().overwrite(normalisePhone).max(21).nullish(),
  address: z.string().overwrite(normaliseLines).max(LONGEST_ADDRESS).nullish(),
});
export type ProfileBody = z.infer<typeof ProfileBody>;

export const ProfileAnswer = z.object({ status: z.literal("success"), user: User });
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

/** `PUT /api/users/password` ends every other session. */
export const ChangePasswordBody = z.object({
  current_password: z.string().min(1, "Password is required").max(128),
  password: z.string().min(1, "Password is required").max(128),
  password_confirmation: z.string().max(128),
});
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>;

/** A device on which the user is signed in. */
export const SignedInDevice = z.object({
  id: z.string(),
  device: z.string().nullable().meta({ description: "Browser and system, e.g. Firefox on Windows" }),
  created_at: Instant,
  last_used_at: Instant.meta({ description: "To the hour" }),
  expires_at: Instant,
  current: z.boolean().meta({ description: "Whether this request comes from it" }),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** `GET /api/users/sessions`: the current session first, then by last use. */
export const SessionsAnswer = z.object({ sessions: z.array(SignedInDevice) });
export type SessionsAnswer = z.infer<typeof SessionsAnswer>;

/** `DELETE /api/users/account`: with the password, or without it in a session that was confirmed at the provider. */
export const EraseAccountBody = z.object({ password: z.string().min(1, "Password is required").max(128).optional() });
export type EraseAccountBody = z.infer<typeof EraseAccountBody>;

/** `GET /api/users/export`: all data that the shop stores about a customer, for download. */
export const DataExport = z.object({
  exported_at: Instant,
  profile: User.extend({
    created_at: Instant,
    consented_at: Instant.nullable(),
    policy_version: z.string().nullable(),
  }),
  identities: z
    .array(z.object({ issuer: z.string(), created_at: Instant }))
    .meta({ description: "Providers that open the account" }),
  sessions: z.array(SignedInDevice),
  orders: z.array(Order),
  reviews: z.array(OwnReview.extend({ product_id: z.number().int() })),
  wishlist: z.array(z.object({ product_id: z.number().int() })),
  stock_waits: z
    .array(
      z.object({ product_id: z.number().int(), size: z.string().nullable(), email: z.string(), asked_at: Instant }),
    )
    .meta({ description: "What is to be told when it is back" }),
  newsletter: z.array(
    z.object({ email: z.string(), name: z.string(), asked_at: Instant, policy_version: z.string().nullable() }),
  ),
  enquiries: z.array(
    z.object({
      ticket: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      type: z.string(),
      subject: z.string(),
      message: z.string(),
      written_at: Instant,
    }),
  ),
  mails: z.array(z.object({ sent_to: z.string(), subject: z.string(), written_at: Instant })),
});
export type DataExport = z.infer<typeof DataExport>;

/** `POST /api/revert-email`: reverts a change of email, with the token mailed to the former address. */
export const RevertEmailBody = z.object({ token: z.string().max(200) });
export type RevertEmailBody = z.infer<typeof RevertEmailBody>;

/** A successful answer with a `message` to show. */
export const Said = z.object({ status: z.literal("success"), message: z.string() });
export type Said = z.infer<typeof Said>;

/** `POST /api/forgot-password` answers the same whether or not the address has an account. */
export const ForgotPasswordBody = z.object({
  email: z.string().overwrite(normaliseEmail).min(1, "Email is required").max(254),
});
export type ForgotPasswordBody = z.infer<typeof ForgotPasswordBody>;

/** `POST /api/reset-password`: token and email from the link. */
export const ResetPasswordBody = z.object({
  token: z.string().max(200),
  email: z.string().overwrite(normaliseEmail).max(254),
  password: z.string().min(1, "Password is required").max(128),
  password_confirmation: z.string().max(128),
});
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;
