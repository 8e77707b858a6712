import type { ContactAnswer, ContactBody } from "@selvedge/commerce/wire/contact";
import type { Api } from "../../lib/api.ts";

/** Sends an enquiry, or joins the newsletter. */
export const sendEnquiry = (api: Api, body: ContactBody) => api.call<ContactAnswer>("POST", "/api/contacts", { body });
