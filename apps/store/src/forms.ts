import { postRevertEmail } from "./features/account/post-revert-email.ts";
import { postCartLine } from "./features/cart/post-cart-line.ts";
import { postForgotPassword } from "./features/session/post-forgot-password.ts";
import { postTrackOrder } from "./features/orders/post-track-order.ts";
import { postEnquiry } from "./features/contact/post-enquiry.ts";
import { postConfirmation, postNewsletter, postUnsubscribe } from "./features/newsletter/post-newsletter.ts";
import { postLogin } from "./features/session/post-login.ts";
import { postRegistration } from "./features/session/post-registration.ts";
import { postResetPassword } from "./features/session/post-reset-password.ts";
import type { FormPath } from "./form-paths.ts";
import type { FormHandler } from "./lib/posted-form.ts";

/** The handler of each posted form. Server only. */
export const forms: Readonly<Record<FormPath, FormHandler>> = {
  "/login": postLogin,
  "/register": postRegistration,
  "/forgot-password": postForgotPassword,
  "/reset-password/:token": postResetPassword,
  "/revert-email/:token": postRevertEmail,
  "/cart": postCartLine,
  "/track-order": postTrackOrder,
  "/contact": postEnquiry,
  "/newsletter": postNewsletter,
  "/confirm-newsletter/:token": postConfirmation,
  "/unsubscribe/:token": postUnsubscribe,
};
