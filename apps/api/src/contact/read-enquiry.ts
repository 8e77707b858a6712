import { type Enquiry, enquiryErrors, NEWSLETTER } from "@selvedge/commerce/enquiry";
import type { ContactBody } from "@selvedge/commerce/wire/contact";
import { type FieldErrors, Refusal } from "../http/refusal.ts";

export const isNewsletter = ({ type, subject }: Pick<Enquiry, "type" | "subject">) =>
  type === NEWSLETTER.type && subject === NEWSLETTER.subject;

/** Checks an enquiry beyond the length of its fields; 422 with every mistake by field. */
export function readEnquiry(body: ContactBody): Enquiry {
  const { name = "", email = "", type = "", subject = "", message = "" } = body;
  const enquiry = { name, email, phone: body.phone ?? "", type, subject, message };
  if (isNewsletter(enquiry) && message === "") enquiry.message = NEWSLETTER.message;
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(enquiryErrors(enquiry)).map(([field, sentence]) => [field, [sentence]]),
  );
  const [first] = Object.values(errors);
  if (first?.[0]) throw new Refusal(422, first[0], { errors });
  return enquiry;
}
