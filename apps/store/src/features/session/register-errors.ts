import { isEmail } from "@selvedge/commerce/contact-rules";

export interface RegisterForm {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  agree: boolean;
}

export type RegisterField = keyof RegisterForm;

/** One sentence for each field that cannot be accepted, in the order of the form. */
export function registerErrors(form: RegisterForm): Partial<Record<RegisterField, string>> {
  const errors: Partial<Record<RegisterField, string>> = {};
  if (!form.name.trim()) errors.name = "Enter your name";
  if (!form.email.trim()) errors.email = "Enter your email";
  else if (!isEmail(form.email.trim())) errors.email = "Please enter a valid email";
  if (!form.password) errors.password = "Enter a password";
  else if (form.password.length < 8) errors.password = "Use at least 8 characters";
  if (!form.confirmPassword) errors.confirmPassword = "Enter the password once more";
  else if (form.password !== form.confirmPassword) errors.confirmPassword = "Passwords do not match.";
  if (!form.agree) errors.agree = "Please agree to the privacy policy";
  return errors;
}
