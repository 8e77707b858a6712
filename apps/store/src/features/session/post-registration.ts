import { type FormHandler, refused, statusOf, taken } from "../../lib/posted-form.ts";
import { ApiError } from "../../lib/http.ts";
import { readRegistration, registerErrors, registrationRefusal } from "./register-errors.ts";

/** `POST /register` */
export const postRegistration: FormHandler = async (fields, api) => {
  const text = (field: string) => fields.get(field) ?? "";
  const form = {
    name: text("name"),
    email: text("email"),
    password: text("password"),
    confirmPassword: text("confirmPassword"),
    agree: fields.has("agree"),
  };
  const values = { name: form.name, email: form.email, ...(form.agree ? { agree: "on" } : {}) };
  const { errors, message } = registerErrors(form);
  if (Object.keys(errors).length > 0) return refused(values, message, errors);
  try {
    await api.auth.register(readRegistration(form));
    return taken(values);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refusal = registrationRefusal(error);
    return refused(values, refusal.message, refusal.errors, statusOf(error));
  }
};
