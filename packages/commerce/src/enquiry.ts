import { isEmail, isPhone, normaliseEmail } from "./contact-rules.ts";

/** What somebody may write about, in the order in which it is offered. */
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

/** What the newsletter's form sends with the call for enquiries. */
export const NEWSLETTER = {
  type: "other",
  subject: "Newsletter Subscription",
  message: "Newsletter subscription request.",
} as const;

/** So many characters of an enquiry the shop takes. */
export const LONGEST_SUBJECT = 200;
export const LONGEST_MESSAGE = 5000;

/** What somebody writes to the shop. */
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

/** The sentence to show at each field that cannot be accepted, in the order of the form. No keys: all is well. */
export function enquiryErrors({ name, email, phone, type, subject, message }: Enquiry): EnquiryErrors {
  const errors: EnquiryErrors = {};
  if (!name.trim()) errors.name = "Name is required";
  if (!email.trim()) errors.email = "Email is required";
  else if (!isEmail(normaliseEmail(email))) errors.email = "Please enter a valid email";
  if (phone.trim() && !isPhone(phone.trim())) errors.phone = "Please enter a valid phone number";
  if (!isQueryType(type)) errors.type = "Query type is required";
  if (!subject.trim()) errors.subject = "Subject is required";
  if (!message.trim()) errors.message = "Message is required";
  return errors;
}
