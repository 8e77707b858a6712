import { isEmail, isPhone, normaliseEmail } from "@selvedge/commerce/contact-rules";
import { DEFAULT_COUNTRY } from "@selvedge/commerce/places";
import type { ProfileBody } from "@selvedge/commerce/wire/account";
import { oneLine } from "../http/one-line.ts";
import { type FieldErrors, Refusal } from "../http/refusal.ts";
import { storedPhone } from "../phone.ts";

/** What a customer may change of the account, checked and in the form in which it is stored. */
export interface Profile {
  name: string;
  email: string;
  phone: string | null;
  address: string | null;
}

/** Checks a profile; 422 with every mistake by field. */
export function readProfile(body: ProfileBody): Profile {
  const name = oneLine(body.name);
  const email = normaliseEmail(body.email);
  const phone = oneLine(body.phone ?? "");
  const address = severalLines(body.address ?? "");
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

/** An address as it is written on an envelope: each line clean, none of them empty. */
function severalLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== "")
    .join("\n");
}
