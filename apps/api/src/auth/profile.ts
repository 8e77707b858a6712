import { isEmail, isPhone } from "@selvedge/commerce/contact-rules";
import { DEFAULT_COUNTRY } from "@selvedge/commerce/places";
import type { ProfileBody } from "@selvedge/commerce/wire/account";
import { type FieldErrors, Refusal } from "../http/refusal.ts";
import { storedPhone } from "../phone.ts";

/** The account fields that a customer may change, validated and normalised. */
export interface Profile {
  name: string;
  email: string;
  phone: string | null;
  address: string | null;
}

/** Validates a profile; 422 with every mistake by field. */
export function readProfile(body: ProfileBody): Profile {
  const { name, email } = body;
  const phone = body.phone ?? "";
  const address = body.address ?? "";
  const errors: FieldErrors = {};
  if (name === "") errors["name"] = ["Name is required"];
  if (!isEmail(email)) errors["email"] = [email === "" ? "Email is required" : "Please enter a valid email"];
  if (phone !== "" && !isPhone(phone)) errors["phone"] = ["Please enter a valid phone number"];
  const [first] = Object.values(errors);
  if (first?.[0]) throw new Refusal(422, first[0], { errors });
  return {
    name,
    email,
    phone: phone === "" ? null : storedPhone(phone, DEFAULT_COUNTRY),
    address: address === "" ? null : address,
  };
}
