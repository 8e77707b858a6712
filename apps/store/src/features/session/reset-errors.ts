import { ApiError, messageOf } from "../../lib/http.ts";

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** Errors for a new password: per field, for the whole form, or for the link itself. */
export interface ResetErrors {
  errors: Partial<Record<keyof NewPassword, string>>;
  message: string | null;
  isDead: boolean;
}

export const NO_ERRORS: ResetErrors = { errors: {}, message: null, isDead: false };

/** One message for each invalid field. */
export function newPasswordErrors({ password, confirmPassword }: NewPassword): ResetErrors["errors"] {
  const errors: ResetErrors["errors"] = {};
  if (!password) errors.password = "Enter a new password";
  else if (password.length < 8) errors.password = "Use at least 8 characters";
  if (!confirmPassword) errors.confirmPassword = "Enter the password once more";
  else if (password !== confirmPassword) errors.confirmPassword = "Passwords do not match.";
  return errors;
}

/** The server's errors, in the form's terms. */
export function resetRefusal(error: unknown): ResetErrors {
  const fields = error instanceof ApiError && error.status === 422 ? error.fields : {};
  const [password] = fields["password"] ?? [];
  const [confirmPassword] = fields["password_confirmation"] ?? [];
  const errors = { ...(password && { password }), ...(confirmPassword && { confirmPassword }) };
  const isDead = fields["token"] !== undefined;
  const isAtField = Object.keys(errors).length > 0 || isDead;
  return { errors, isDead, message: isAtField ? null : messageOf(error, "Something went wrong. Please try again.") };
}
