import { z } from "zod";

/** The signed-in shopper. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/** `POST /api/login`; `remember` keeps the session 30 days instead of 24 hours. */
export const LoginBody = z.object({
  email: z.string().min(1, "Email is required").max(254),
  password: z.string().min(1, "Password is required").max(128),
  remember: z.boolean().optional(),
});
export type LoginBody = z.infer<typeof LoginBody>;

export const LoginAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number().int().meta({ description: "Seconds" }),
  user: User,
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** `POST /api/register`. The rules beyond lengths (taken address, common password) live in the service. */
export const RegisterBody = z.object({
  name: z.string().trim().min(1, "Name is required").max(120),
  email: z.string().max(254),
  password: z.string().min(8, "The password must be at least 8 characters.").max(128),
  password_confirmation: z.string().max(128),
  phone: z.string().max(20).nullish(),
  agree: z.boolean().optional(),
});
export type RegisterBody = z.infer<typeof RegisterBody>;

/** `POST /api/register` answers 201. It signs nobody in: the specification sends the shopper to login. */
export const RegisterAnswer = z.object({ status: z.literal("success"), message: z.string(), user: User });
export type RegisterAnswer = z.infer<typeof RegisterAnswer>;

/** `GET /api/user` */
export const UserAnswer = z.object({ user: User });
export type UserAnswer = z.infer<typeof UserAnswer>;
