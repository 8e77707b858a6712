import { z } from "zod";

/** What is missing is empty: the service says which fields must not be, in the specification's words. */
const text = (longest: number) => z.string().max(longest).default("");

/** `POST /api/contacts`, for enquiries and for the newsletter's form (type `other`, subject `Newsletter Subscription`). */
export const ContactBody = z.object({
  name: text(120),
  email: text(254),
  phone: z.string().max(40).nullish(),
  type: text(60),
  subject: text(200),
  message: text(5000),
});
export type ContactBody = z.input<typeof ContactBody>;

/** Answers 201. `ticket` is the number of the enquiry; null for the newsletter. */
export const ContactAnswer = z.object({
  status: z.literal("success"),
  message: z.string(),
  ticket: z.string().nullable(),
});
export type ContactAnswer = z.infer<typeof ContactAnswer>;
