import { normaliseEmail } from "@selvedge/commerce/typed-text";
import { ApiError } from "../../lib/http.ts";
import { type FormHandler, refused, statusOf, taken } from "../../lib/posted-form.ts";
import { emailProblem, forgotFailure } from "./forgot-password.ts";

/** `POST /forgot-password` */
export const postForgotPassword: FormHandler = async (fields, api) => {
  const email = normaliseEmail(fields.get("email") ?? "");
  const problem = emailProblem(email);
  if (problem !== null) return refused({ email }, null, { email: problem });
  try {
    await api.auth.forgotPassword({ email });
    return taken({ email });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused({ email }, forgotFailure(error), {}, statusOf(error));
  }
};
