import { isEmail, isPhone } from "@selvedge/commerce/contact-rules";
import type { ProfileValues } from "@selvedge/ui/profile-form";
import { ApiError } from "../../lib/http.ts";

/** What is wrong: with each field, or with the whole. */
export interface ProfileErrors {
  errors: Partial<Record<keyof ProfileValues, string>>;
  message: string | null;
}

const FIELDS = ["name", "email", "phone", "address"] as const;

/** One sentence for each field that cannot be accepted, in the order of the form. */
export function profileErrors({ name, email, phone }: ProfileValues): ProfileErrors["errors"] {
  const errors: ProfileErrors["errors"] = {};
  if (!name.trim()) errors.name = "Name is required";
  if (!email.trim()) errors.email = "Email is required";
  else if (!isEmail(email.trim())) errors.email = "Please enter a valid email";
  if (phone.trim() && !isPhone(phone.trim())) errors.phone = "Please enter a valid phone number";
  return errors;
}

/** What the server has against a profile. */
export function profileRefusal(error: unknown): ProfileErrors {
  const refused = error instanceof ApiError && error.status === 422 ? error.fields : {};
  const errors: ProfileErrors["errors"] = {};
  for (const field of FIELDS) if (refused[field]?.[0]) errors[field] = refused[field][0];
  return { errors, message: Object.keys(errors).length > 0 ? null : "Failed to update profile" };
}
