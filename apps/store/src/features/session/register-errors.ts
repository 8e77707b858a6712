import { isEmail } from "@selvedge/commerce/contact-rules";
import { normaliseEmail, normaliseLine } from "@selvedge/commerce/typed-text";
import type { RegisterBody } from "@selvedge/commerce/wire/account";
import { ApiError } from "../../lib/http.ts";

export interface RegisterForm {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  agree: boolean;
}

export type RegisterField = keyof RegisterForm;

/** Error messages per field, and the one to announce at once. */
export interface RegisterErrors {
  errors: Partial<Record<RegisterField, string>>;
  message: string | null;
}

const FAILED = "Registration failed. Please try again.";
const MISMATCH = "Passwords do not match.";

/** One message for each invalid field, in the order of the form. */
export function registerErrors(form: RegisterForm): RegisterErrors {
  const errors: RegisterErrors["errors"] = {};
  const { name, email } = readRegistration(form);
  if (!name) errors.name = "Enter your name";
  if (!email) errors.email = "Enter your email";
  else if (!isEmail(email)) errors.email = "Please enter a valid email";
  if (!form.password) errors.password = "Enter a password";
  else if (form.password.length < 8) errors.password = "Use at least 8 characters";
  if (!form.confirmPassword) errors.confirmPassword = "Enter the password once more";
  else if (form.password !== form.confirmPassword) errors.confirmPassword = MISMATCH;
  if (!form.agree) errors.agree = "Please agree to the privacy policy";
  return { errors, message: errors.confirmPassword === MISMATCH ? MISMATCH : null };
}

/** The form as sent to the server. */
export function readRegistration({ name, email, password, confirmPassword, agree }: RegisterForm): RegisterBody {
  return {
    name: normaliseLine(name),
    email: normaliseEmail(email),
    password,
    password_confirmation: confirmPassword,
    agree,
  };
}

/** Form field for each field name of the server. */
const FIELD_OF_SERVER: Readonly<Record<string, RegisterField>> = {
  name: "name",
  email: "email",
  password: "password",
  password_confirmation: "confirmPassword",
  agree: "agree",
};

/** The server's errors for a registration, in the form's terms. */
export function registrationRefusal(error: unknown): RegisterErrors {
  if (!(error instanceof ApiError)) return { errors: {}, message: FAILED };
  if (error.status !== 422) return { errors: {}, message: error.message || FAILED };
  const [name] = Object.keys(error.fields);
  const field = name === undefined ? undefined : FIELD_OF_SERVER[name];
  return { errors: field ? { [field]: error.first } : {}, message: error.first || FAILED };
}
