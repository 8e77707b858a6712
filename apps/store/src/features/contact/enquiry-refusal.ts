import type { Enquiry, EnquiryErrors } from "@selvedge/commerce/enquiry";
import { ApiError } from "../../lib/http.ts";

/** Error messages per field and for the whole form. */
export interface Refused {
  errors: EnquiryErrors;
  message: string | null;
}

const FAILED = "Failed to send message. Please try again later.";

/** The server's errors for an enquiry: at their fields, or above the button. */
export function enquiryRefusal(error: unknown): Refused {
  if (!(error instanceof ApiError)) return { errors: {}, message: FAILED };
  if (error.status === 429) return { errors: {}, message: error.message };
  const errors = Object.fromEntries(
    Object.entries(error.fields).map(([field, [sentence]]) => [field, sentence ?? error.message]),
  );
  return { errors, message: Object.keys(errors).length === 0 ? FAILED : null };
}

/** Reads the fields of a posted enquiry. */
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
