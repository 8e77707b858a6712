import { isEmail } from "@selvedge/commerce/contact-rules";
import { RESET_LINK_MINUTES } from "@selvedge/commerce/promises";
import { messageOf } from "../../lib/http.ts";

/** Delay before another link may be requested. */
export const SEND_AGAIN_MS = 30_000;

/** Validation error for a normalised email, or null. */
export function emailProblem(email: string): string | null {
  if (email === "") return "Enter your email";
  return isEmail(email) ? null : "Please enter a valid email";
}

/** The same message for every address, so that it does not reveal who has an account. */
export const linkIsOnItsWay = (email: string) =>
  `If ${email} has an account with us, a link is on its way. It works for ${RESET_LINK_MINUTES} minutes.`;

export const forgotFailure = (error: unknown) => messageOf(error, "Something went wrong. Please try again.");
