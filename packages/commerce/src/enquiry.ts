import { isEmail, isPhone } from "./contact-rules.ts";
import { normaliseEmail, normaliseLine, normalisePhone, normaliseText } from "./typed-text.ts";

/** Topics of an enquiry, in the order in which they are offered. */
export const QUERY_TYPES = [
  "Order",
  "Product Inquiries",
  "Shipping & Delivery",
  "Custom / Bulk Orders",
  "Account & Payments",
  "Collaborations & PR",
  "Wholesale & Retail",
  "Feedback & Suggestions",
  "Careers & Internships",
  "Others / Miscellaneous",
] as const;

/** The fields that the newsletter's form sends to the enquiry call. */
export const NEWSLETTER = {
  type: "other",
  subject: "Newsletter Subscription",
  message: "Newsletter subscription request.",
} as const;

/** Maximum lengths of an enquiry's fields, in characters. */
export const LONGEST_SUBJECT = 200;
export const LONGEST_MESSAGE = 5000;

/** An enquiry to the shop. */
export interface Enquiry {
  name: string;
  email: string;
  phone: string;
  type: string;
  subject: string;
  message: string;
}

export type EnquiryErrors = Partial<Record<keyof Enquiry, string>>;

const isQueryType = (text: string) => text === NEWSLETTER.type || QUERY_TYPES.some((type) => type === text);

/** Normalises an enquiry for sending and storing. */
export const normaliseEnquiry = (typed: Enquiry): Enquiry => ({
  name: normaliseLine(typed.name),
  email: normaliseEmail(typed.email),
  phone: normalisePhone(typed.phone),
  type: typed.type,
  subject: normaliseLine(typed.subject),
  message: normaliseText(typed.message),
});

/** The message for each invalid field, in the order of the form. Empty if the enquiry is valid. */
export function enquiryErrors(typed: Enquiry): EnquiryErrors {
  const { name, email, phone, type, subject, message } = normaliseEnquiry(typed);
  const errors: EnquiryErrors = {};
  if (!name) errors.name = "Name is required";
  if (!email) errors.email = "Email is required";
  else if (!isEmail(email)) errors.email = "Please enter a valid email";
  if (phone && !isPhone(phone)) errors.phone = "Please enter a valid phone number";
  if (!isQueryType(type)) errors.type = "Query type is required";
  if (!subject) errors.subject = "Subject is required";
  if (!message) errors.message = "Message is required";
  return errors;
}
