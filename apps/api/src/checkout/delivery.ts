import { isEmail, isPhone, isPostalCode } from "@selvedge/commerce/contact-rules";
import { taxState } from "@selvedge/commerce/gst-states";
import { DEFAULT_COUNTRY, isCountry, postalLabel } from "@selvedge/commerce/places";
import { mayBeIn, stateOfPin } from "@selvedge/commerce/postal-codes";
import type { PendingOrder } from "@selvedge/commerce/wire/checkout";
import { type FieldErrors, Refusal } from "../http/refusal.ts";
import { storedPhone } from "../phone.ts";

/** The recipient and address, as an order stores them. */
export interface Delivery {
  customer_name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

const TEXTS = [
  ["customer_name", "Name is required"],
  ["address", "Address is required"],
  ["city", "City is required"],
  ["state", "State is required"],
] as const;

/** Validates the delivery address; 422 with every mistake by field. */
export function readDelivery(body: PendingOrder): Delivery {
  const errors: FieldErrors = {};
  const { country, email, phone } = body;
  for (const [field, message] of TEXTS) {
    if (body[field] === "") errors[field] = [message];
  }
  if (!isEmail(email)) errors.email = [email === "" ? "Email is required" : "Please enter a valid email"];
  if (!isPhone(phone)) errors.phone = ["Please enter a valid phone number"];
  if (!isCountry(country)) errors.country = ["Please choose a country from the list"];
  else if (!isPostalCode(country, body.zip_code)) {
    const label = postalLabel(country);
    errors.zip_code = [`Please enter a valid ${label === "PIN code" ? label : label.toLowerCase()}`];
  }
  const otherState = country === "India" && !errors.zip_code ? contradiction(body) : null;
  if (otherState !== null) errors.state ??= [otherState];
  const [first] = Object.values(errors);
  if (first?.[0]) throw new Refusal(422, first[0], { errors });
  return {
    customer_name: body.customer_name,
    email,
    phone: storedPhone(phone, isCountry(country) ? country : DEFAULT_COUNTRY),
    address: body.address,
    city: body.city,
    state: body.state,
    postal_code: body.zip_code,
    country,
  };
}

/**
 * The message for a state that does not match the PIN code, because the place of supply decides the tax. Null for a
 * name that is not a known state.
 */
function contradiction({ state, zip_code }: PendingOrder): string | null {
  const named = taxState(state)?.name;
  if (named === undefined || mayBeIn(zip_code, named)) return null;
  return `The PIN code ${zip_code} is in ${stateOfPin(zip_code)}, and the state is ${named}. Please correct one of them.`;
}
