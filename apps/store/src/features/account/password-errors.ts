import type { NewPassword } from "@selvedge/ui/password-form";
import { ApiError, messageOf } from "../../lib/http.ts";
import { newPasswordErrors } from "../session/reset-errors.ts";

/** What is wrong: with each field, or with the whole. */
export interface PasswordErrors {
  errors: Partial<Record<keyof NewPassword, string>>;
  message: string | null;
}

/** The server's name of each field. */
const FIELDS = {
  current_password: "currentPassword",
  password: "password",
  password_confirmation: "confirmPassword",
} as const;

/** One sentence for each field that cannot be accepted, in the order of the form. */
export function passwordErrors(values: NewPassword): PasswordErrors["errors"] {
  const current = values.currentPassword ? {} : { currentPassword: "Enter your current password" };
  return { ...current, ...newPasswordErrors(values) };
}

/** What the server has against it. */
export function passwordRefusal(error: unknown): PasswordErrors {
  const refused = error instanceof ApiError && error.status === 422 ? error.fields : {};
  const errors: PasswordErrors["errors"] = {};
  for (const [name, field] of Object.entries(FIELDS)) if (refused[name]?.[0]) errors[field] = refused[name][0];
  const isAtField = Object.keys(errors).length > 0;
  return { errors, message: isAtField ? null : messageOf(error, "Something went wrong. Please try again.") };
}
