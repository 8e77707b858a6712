import { normaliseEmail } from "@selvedge/commerce/typed-text";
import { type FormHandler, NO_SCRIPT_FIELD, refused, statusOf, taken } from "../../lib/posted-form.ts";
import { sessionIn } from "../../lib/session.ts";
import { ApiError } from "../../lib/http.ts";
import { EMPTY_LOGIN, loginFailure } from "./login-failure.ts";

/** `POST /login`. A browser without JavaScript cannot store a session, so the new one is ended at once. */
export const postLogin: FormHandler = async (fields, api) => {
  const email = normaliseEmail(fields.get("email") ?? "");
  const password = fields.get("password") ?? "";
  const remember = fields.has("remember");
  const values = { email, ...(remember ? { remember: "on" } : {}) };
  if (email === "" || password === "") return refused(values, EMPTY_LOGIN);
  try {
    const session = sessionIn(await api.auth.login({ email, password, remember }));
    if (fields.get(NO_SCRIPT_FIELD.name) !== NO_SCRIPT_FIELD.value) return taken(values, session);
    await api.auth.logout(session.token);
    return taken(values);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(values, loginFailure(error), {}, statusOf(error));
  }
};
