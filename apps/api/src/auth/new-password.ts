import { passwordProblem } from "@selvedge/commerce/password";
import { type FieldErrors, Refusal } from "../http/refusal.ts";
import type { UserRow } from "./users.repository.ts";

interface TypedPassword {
  password: string;
  password_confirmation: string;
}

/** Validates a new password; 422 by field. `labelWords` are the shop's names. */
export function checkNewPassword(
  { password, password_confirmation }: TypedPassword,
  { email, name }: UserRow,
  labelWords: readonly string[],
): void {
  const errors: FieldErrors = {};
  const problem = passwordProblem(password, { email, name, labelWords });
  if (problem) errors["password"] = [problem];
  if (password !== password_confirmation) errors["password_confirmation"] = ["Passwords do not match."];
  const [first] = Object.values(errors);
  if (first?.[0]) throw new Refusal(422, first[0], { errors });
}
