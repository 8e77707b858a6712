import { isEmail } from "@selvedge/commerce/contact-rules";
import { RESET_LINK_MINUTES } from "@selvedge/commerce/promises";
import { messageOf } from "../../lib/http.ts";

/** After that the link may be asked for once more. */
export const SEND_AGAIN_MS = 30_000;

/** What is wrong with a normalised email that a link is to be sent to, or null. */
export function emailProblem(email: string): string | null {
  if (email === "") return "Enter your email";
  return isEmail(email) ? null : "Please enter a valid email";
}

/** Says what holds for every address: nobody learns here who has an account. */
export const linkIsOnItsWay = (email: string) =>
  `If ${email} has an account with us, a link is on its way. It works for ${RESET_LINK_MINUTES} minutes.`;

export const forgotFailure = (error: unknown) => messageOf(error, "Something went wrong. Please try again.");
