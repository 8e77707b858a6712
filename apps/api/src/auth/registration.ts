import { isEmail, isPhone } from "@selvedge/commerce/contact-rules";
import { passwordProblem } from "@selvedge/commerce/password";
import { DEFAULT_COUNTRY } from "@selvedge/commerce/places";
import type { RegisterBody } from "@selvedge/commerce/wire/account";
import { type FieldErrors, Refusal } from "../http/refusal.ts";
import { storedPhone } from "../phone.ts";

/** A new account's fields, validated and normalised. */
export interface Registration {
  name: string;
  email: string;
  phone: string | null;
  password: string;
  agreed: boolean;
}

/** Validates a registration beyond its schema; 422 with every mistake by field. `labelWords` are the shop's names. */
export function readRegistration(body: RegisterBody, labelWords: readonly string[]): Registration {
  const { name, email } = body;
  const phone = body.phone ?? "";
  const errors: FieldErrors = {};
  if (name === "") errors.name = ["Name is required"];
  if (!isEmail(email)) errors.email = [email === "" ? "Email is required" : "Please enter a valid email"];
  if (phone !== "" && !isPhone(phone)) errors.phone = ["Please enter a valid phone number"];
  const problem = passwordProblem(body.password, { email, name, labelWords });
  if (problem) errors.password = [problem];
  if (body.password !== body.password_confirmation) errors.password_confirmation = ["Passwords do not match."];
  if (body.agree === false) errors.agree = ["Please agree to the privacy policy."];
  const [first] = Object.values(errors);
  if (first?.[0]) throw new Refusal(422, first[0], { errors });
  return {
    name,
    email,
    phone: phone === "" ? null : storedPhone(phone, DEFAULT_COUNTRY),
    password: body.password,
    agreed: body.agree === true,
  };
}
