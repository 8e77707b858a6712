import { isEmail, isPhone, isPinCode, isPostalCode } from "@selvedge/commerce/contact-rules";
import { type Country, DEFAULT_COUNTRY, isCountry, postalLabel } from "@selvedge/commerce/places";
import { normaliseEmail, normaliseLine, normalisePhone, normalisePostalCode } from "@selvedge/commerce/typed-text";
import type { User } from "@selvedge/commerce/wire/account";
import type { ShippingValues } from "@selvedge/ui/shipping-form";
import { splitAddress } from "./saved-address.ts";

/** The current values of the shipping form, in a country that the shop delivers to. */
export interface ShippingForm extends ShippingValues {
  country: Country;
}

export type ShippingField = keyof ShippingForm;

/** The form prefilled from the account, and with the PIN code entered for a delivery estimate. */
export function shippingFormOf(user: User, askedPin: string | null): ShippingForm {
  const [firstName = "", ...rest] = user.name.trim().split(/\s+/);
  const saved = splitAddress(user.address ?? "");
  const isPinKnown = saved.address === "" && saved.country === "India" && isPinCode(askedPin ?? "");
  return {
    firstName,
    lastName: rest.join(" "),
    email: user.email,
    phone: user.phone ?? "",
    ...saved,
    ...(isPinKnown && { postalCode: askedPin ?? "" }),
  };
}

/** The form from a stored draft. Values that are not text, and unknown countries, count as empty. */
export function shippingFormOfDraft(draft: Record<string, unknown>): ShippingForm {
  const text = (field: ShippingField) => (typeof draft[field] === "string" ? draft[field] : "");
  const country = text("country");
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    country: isCountry(country) ? country : DEFAULT_COUNTRY,
    postalCode: text("postalCode"),
    city: text("city"),
    state: text("state"),
    address: text("address"),
  };
}

const MISSING: Record<ShippingField, string> = {
  firstName: "Enter your first name",
  lastName: "Enter your last name",
  email: "Enter your email",
  phone: "Enter your phone number",
  country: "Choose a country",
  postalCode: "Enter your PIN code",
  city: "Enter your city",
  state: "Choose a state",
  address: "Enter your address",
};

/** One message for each invalid field, in the order of the form. */
export function shippingErrors(form: ShippingForm): Partial<Record<ShippingField, string>> {
  const errors: Partial<Record<ShippingField, string>> = {};
  for (const field of Object.keys(MISSING) as ShippingField[])
    if (!normaliseLine(form[field])) errors[field] = MISSING[field];
  const code = postalLabel(form.country);
  if (errors.postalCode) errors.postalCode = `Enter your ${code === "PIN code" ? code : code.toLowerCase()}`;
  if (!errors.email && !isEmail(normaliseEmail(form.email))) errors.email = "Please enter a valid email";
  if (!errors.phone && !isPhone(normalisePhone(form.phone))) errors.phone = "Please enter a valid phone number";
  if (!errors.postalCode && !isPostalCode(form.country, normalisePostalCode(form.postalCode))) {
    errors.postalCode = code === "PIN code" ? "Enter a PIN code of six digits" : "Enter a valid postal code";
  }
  return errors;
}

/** Form field for each field name of the server, for showing its messages. */
export const FIELD_OF_SERVER: Readonly<Record<string, ShippingField>> = {
  customer_name: "firstName",
  email: "email",
  phone: "phone",
  country: "country",
  zip_code: "postalCode",
  city: "city",
  state: "state",
  address: "address",
};
