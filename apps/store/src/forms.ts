import { postCartLine } from "./features/cart/post-cart-line.ts";
import { postLogin } from "./features/session/post-login.ts";
import { postRegistration } from "./features/session/post-registration.ts";
import type { FormPath } from "./form-paths.ts";
import type { FormHandler } from "./lib/posted-form.ts";

/** What takes each form that is posted. For the server only. */
export const forms: Readonly<Record<FormPath, FormHandler>> = {
  "/login": postLogin,
  "/register": postRegistration,
  "/cart": postCartLine,
};
