import type { NewPassword } from "@selvedge/ui/password-form";
import { ApiError, messageOf } from "../../lib/http.ts";
import { newPasswordErrors } from "../session/reset-errors.ts";

/** Error messages per field, or for the whole form. */
export interface PasswordErrors {
  errors: Partial<Record<keyof NewPassword, string>>;
  message: string | null;
}

/** Form field for each field name of the server. */
const FIELDS = {
  current_password: "currentPassword",
  password: "password",
  password_confirmation: "confirmPassword",
} as const;

/** One message for each invalid field, in the order of the form. */
export function passwordErrors(values: NewPassword): PasswordErrors["errors"] {
  const current = values.currentPassword ? {} : { currentPassword: "Enter your current password" };
  return { ...current, ...newPasswordErrors(values) };
}

/** The server's errors in the form's terms. */
export function passwordRefusal(error: unknown): PasswordErrors {
  const refused = error instanceof ApiError && error.status === 422 ? error.fields : {};
  const errors: PasswordErrors["errors"] = {};
  for (const [name, field] of Object.entries(FIELDS)) if (refused[name]?.[0]) errors[field] = refused[name][0];
  const isAtField = Object.keys(errors).length > 0;
  return { errors, message: isAtField ? null : messageOf(error, "Something went wrong. Please try again.") };
}
