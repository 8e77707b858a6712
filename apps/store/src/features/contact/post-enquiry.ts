import { enquiryErrors } from "@selvedge/commerce/enquiry";
import { ApiError } from "../../lib/http.ts";
import { type FormHandler, refused, statusOf, taken } from "../../lib/posted-form.ts";
import { sendEnquiry } from "./contact-calls.ts";
import { enquiryRefusal, readEnquiryFields } from "./enquiry-refusal.ts";

/** `POST /contact` */
export const postEnquiry: FormHandler = async (fields, api) => {
  const enquiry = readEnquiryFields(fields);
  const values = { ...enquiry };
  const errors = enquiryErrors(enquiry);
  if (Object.keys(errors).length > 0) return refused(values, null, errors);
  try {
    const { ticket } = await sendEnquiry(api, enquiry);
    return taken({ ticket: ticket ?? "" });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refusal = enquiryRefusal(error);
    return refused(values, refusal.message, refusal.errors, statusOf(error));
  }
};
