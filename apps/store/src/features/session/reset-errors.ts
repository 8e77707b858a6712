import { ApiError, messageOf } from "../../lib/http.ts";

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** What is wrong with a new password: with each field, with the whole, or with the link itself. */
export interface ResetErrors {
  errors: Partial<Record<keyof NewPassword, string>>;
  message: string | null;
  isDead: boolean;
}

export const NO_ERRORS: ResetErrors = { errors: {}, message: null, isDead: false };

/** One sentence for each field that cannot be accepted. */
export function newPasswordErrors({ password, confirmPassword }: NewPassword): ResetErrors["errors"] {
  const errors: ResetErrors["errors"] = {};
  if (!password) errors.password = "Enter a new password";
  else if (password.length < 8) errors.password = "Use at least 8 characters";
  if (!confirmPassword) errors.confirmPassword = "Enter the password once more";
  else if (password !== confirmPassword) errors.confirmPassword = "Passwords do not match.";
  return errors;
}

/** What the server has against it. */
export function resetRefusal(error: unknown): ResetErrors {
  const fields = error instanceof ApiError && error.status === 422 ? error.fields : {};
  const [password] = fields["password"] ?? [];
  const [confirmPassword] = fields["password_confirmation"] ?? [];
  const errors = { ...(password && { password }), ...(confirmPassword && { confirmPassword }) };
  const isDead = fields["token"] !== undefined;
  const isAtField = Object.keys(errors).length > 0 || isDead;
  return { errors, isDead, message: isAtField ? null : messageOf(error, "Something went wrong. Please try again.") };
}
