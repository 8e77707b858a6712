import { type Enquiry, normaliseEnquiry } from "@selvedge/commerce/enquiry";
import type { ContactAnswer } from "@selvedge/commerce/wire/contact";
import type { Api } from "../../lib/api.ts";

/** Sends an enquiry, or subscribes to the newsletter. */
export const sendEnquiry = (api: Api, typed: Enquiry) =>
  api.call<ContactAnswer>("POST", "/api/contacts", { body: normaliseEnquiry(typed) });
