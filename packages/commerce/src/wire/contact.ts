import { z } from "zod";
import { LONGEST_NAME } from "../contact-rules.ts";
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from "../enquiry.ts";

/** What is missing is empty: the service says which fields must not be, in the specification's words. */
const text = (longest: number) => z.string().max(longest).default("");

/** `POST /api/contacts`, for enquiries and for the newsletter's form (type `other`, subject `Newsletter Subscription`). */
export const ContactBody = z.object({
  name: text(LONGEST_NAME),
  email: text(254),
  phone: z.string().max(40).nullish(),
  type: text(60),
  subject: text(LONGEST_SUBJECT),
  message: text(LONGEST_MESSAGE),
});
export type ContactBody = z.input<typeof ContactBody>;

/** Answers 201. `ticket` is the number of the enquiry; null for the newsletter. */
export const ContactAnswer = z.object({
  status: z.literal("success"),
  message: z.string(),
  ticket: z.string().nullable(),
});
export type ContactAnswer = z.infer<typeof ContactAnswer>;
