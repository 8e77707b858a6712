import type { Enquiry, EnquiryErrors } from "@selvedge/commerce/enquiry";
import { ApiError } from "../../lib/http.ts";

/** What is wrong: with each field, and with the whole. */
export interface Refused {
  errors: EnquiryErrors;
  message: string | null;
}

const FAILED = "Failed to send message. Please try again later.";

/** What the server has against an enquiry. What is wrong with a field is said there, and anything else above the button. */
export function enquiryRefusal(error: unknown): Refused {
  if (!(error instanceof ApiError)) return { errors: {}, message: FAILED };
  if (error.status === 429) return { errors: {}, message: error.message };
  const errors = Object.fromEntries(
    Object.entries(error.fields).map(([field, [sentence]]) => [field, sentence ?? error.message]),
  );
  return { errors, message: Object.keys(errors).length === 0 ? FAILED : null };
}

/** The fields of an enquiry, from a form that was posted. */
export function readEnquiryFields(fields: URLSearchParams): Enquiry {
  const text = (field: keyof Enquiry) => fields.get(field) ?? "";
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    type: text("type"),
    subject: text("subject"),
    message: text("message"),
  };
}
