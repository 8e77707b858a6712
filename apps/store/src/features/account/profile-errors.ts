import { isEmail, isPhone } from "@selvedge/commerce/contact-rules";
import { normaliseEmail, normaliseLine, normaliseLines, normalisePhone } from "@selvedge/commerce/typed-text";
import type { ProfileBody } from "@selvedge/commerce/wire/account";
import type { ProfileValues } from "@selvedge/ui/profile-form";
import { ApiError } from "../../lib/http.ts";

/** Error messages per field, or for the whole form. */
export interface ProfileErrors {
  errors: Partial<Record<keyof ProfileValues, string>>;
  message: string | null;
}

const FIELDS = ["name", "email", "phone", "address"] as const;

/** A profile as sent to the server, with null for empty fields. */
export const readProfile = ({ name, email, phone, address }: ProfileValues): ProfileBody => ({
  name: normaliseLine(name),
  email: normaliseEmail(email),
  phone: normalisePhone(phone) || null,
  address: normaliseLines(address) || null,
});

/** One message for each invalid field, in the order of the form. */
export function profileErrors(typed: ProfileValues): ProfileErrors["errors"] {
  const { name, email, phone } = readProfile(typed);
  const errors: ProfileErrors["errors"] = {};
  if (!name) errors.name = "Name is required";
  if (!email) errors.email = "Email is required";
  else if (!isEmail(email)) errors.email = "Please enter a valid email";
  if (phone && !isPhone(phone)) errors.phone = "Please enter a valid phone number";
  return errors;
}

/** The server's errors for a profile, in the form's terms. */
export function profileRefusal(error: unknown): ProfileErrors {
  const refused = error instanceof ApiError && error.status === 422 ? error.fields : {};
  const errors: ProfileErrors["errors"] = {};
  for (const field of FIELDS) if (refused[field]?.[0]) errors[field] = refused[field][0];
  return { errors, message: Object.keys(errors).length > 0 ? null : "Failed to update profile" };
}
