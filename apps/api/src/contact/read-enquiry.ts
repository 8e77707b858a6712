import { normaliseEmail } from "@selvedge/commerce/contact-rules";
import { type Enquiry, enquiryErrors, NEWSLETTER } from "@selvedge/commerce/enquiry";
import type { ContactBody } from "@selvedge/commerce/wire/contact";
import { oneLine } from "../http/one-line.ts";
import { type FieldErrors, Refusal } from "../http/refusal.ts";

const ONE_LINERS = ["name", "email", "phone", "subject"] as const;
/** Behind a line that ends, a header of a mail could begin. */
const SEVERAL_LINES = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export const isNewsletter = ({ type, subject }: Pick<Enquiry, "type" | "subject">) =>
  type === NEWSLETTER.type && subject === NEWSLETTER.subject;

/** Checks an enquiry beyond the length of its fields, and brings it into the form in which it is stored; 422 with every mistake by field. */
export function readEnquiry(body: ContactBody): Enquiry {
  const { name = "", email = "", type = "", subject = "", message = "" } = body;
  const typed = { name, email: normaliseEmail(email), phone: (body.phone ?? "").trim(), type, subject, message };
  if (isNewsletter(typed) && message.trim() === "") typed.message = NEWSLETTER.message;
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(enquiryErrors(typed)).map(([field, sentence]) => [field, [sentence]]),
  );
  for (const field of ONE_LINERS) {
    if (SEVERAL_LINES.test(typed[field])) errors[field] ??= ["Please write this on one line"];
  }
  const [first] = Object.values(errors);
  if (first?.[0]) throw new Refusal(422, first[0], { errors });
  return { ...typed, name: oneLine(name), subject: oneLine(subject), message: lines(message) };
}

/** As typed, but for control characters, which some mail programs act on. */
const lines = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim();
