import { enquiryErrors, NEWSLETTER } from "@selvedge/commerce/enquiry";
import { normaliseLine } from "@selvedge/commerce/typed-text";
import { ApiError, messageOf } from "../../lib/http.ts";
import { type FormHandler, refused, statusOf, taken } from "../../lib/posted-form.ts";
import { sendEnquiry } from "../contact/contact-calls.ts";

/** `POST /newsletter` */
export const postNewsletter: FormHandler = async (fields, api) => {
  const name = fields.get("name") ?? "";
  const email = fields.get("email") ?? "";
  const asking = { name, email, phone: "", ...NEWSLETTER };
  const errors = enquiryErrors(asking);
  if (Object.keys(errors).length > 0) return refused({ name, email }, null, errors);
  try {
    const { message } = await sendEnquiry(api, asking);
    return { ...taken({ name: normaliseLine(name) }), message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused({ name, email }, messageOf(error, "Something went wrong. Please try again."), {}, statusOf(error));
  }
};

/** Performs the action of a mailed link, with the token from the form. */
const postLink =
  (call: "confirm" | "unsubscribe"): FormHandler =>
  async (fields, api) => {
    try {
      await api.call("POST", `/api/newsletter/${call}/${encodeURIComponent(fields.get("token") ?? "")}`);
      return taken({});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refused({}, messageOf(error, "Something went wrong. Please try again."), {}, statusOf(error));
    }
  };

/** `POST /confirm-newsletter/{token}` */
export const postConfirmation = postLink("confirm");

/** `POST /unsubscribe/{token}` */
export const postUnsubscribe = postLink("unsubscribe");
