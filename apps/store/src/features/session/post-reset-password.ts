import { ApiError } from "../../lib/http.ts";
import { type FormHandler, refused, statusOf, taken } from "../../lib/posted-form.ts";
import { newPasswordErrors, resetRefusal } from "./reset-errors.ts";

/** `POST /reset-password/{token}`. The form also contains the token and email of its address. */
export const postResetPassword: FormHandler = async (fields, api) => {
  const text = (field: string) => fields.get(field) ?? "";
  const typed = { password: text("password"), confirmPassword: text("confirmPassword") };
  const errors = newPasswordErrors(typed);
  if (Object.keys(errors).length > 0) return refused({}, null, errors);
  try {
    await api.auth.resetPassword({
      token: text("token"),
      email: text("email"),
      password: typed.password,
      password_confirmation: typed.confirmPassword,
    });
    return taken({ email: text("email") });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refusal = resetRefusal(error);
    // Reported on the hidden token field, so that the page says that the link has expired or been used.
    const dead = refusal.isDead ? { token: error.first } : {};
    return refused({}, refusal.message, { ...refusal.errors, ...dead }, statusOf(error));
  }
};
