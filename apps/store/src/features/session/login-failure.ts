import { ApiError } from "../../lib/http.ts";

export const EMPTY_LOGIN = "Please fill in all required fields";
const NOT_SIGNED_IN = "Login failed. Please check your credentials and try again.";

/** The message for a failed login, as in the specification's error catalogue. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : NOT_SIGNED_IN;
  if (error.status === 422) return error.first || NOT_SIGNED_IN;
  if (error.status === 401) return "Invalid email or password";
  return error.message || "Login failed. Please try again.";
}
