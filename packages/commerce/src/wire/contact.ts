import { z } from "zod";
import { LONGEST_NAME } from "../contact-rules.ts";
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from "../enquiry.ts";
import { normaliseEmail, normaliseLine, normalisePhone, normaliseText } from "../typed-text.ts";

/** A missing field becomes empty: the service reports required fields with the specification's messages. */
const text = (normalise: (text: string) => string, longest: number) =>
  z.string().overwrite(normalise).max(longest).default("");

/** A line break could inject a mail header, so a text with one is refused rather than normalised. */
const line = (longest: number) =>
  z
    .string()
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "Please write this on one line")
    .overwrite(normaliseLine)
    .max(longest)
    .default("");

/**
 * `POST /api/contacts`, for enquiries and for the newsletter's form (type `other`, subject `Newsletter Subscription`).
 */
export const ContactBody = z.object({
  name: line(LONGEST_NAME),
  email: text(normaliseEmail, 254),
  phone: z.string().overwrite(normalisePhone).max(40).nullish(),
  type: text(normaliseLine, 60),
  subject: line(LONGEST_SUBJECT),
  message: text(normaliseText, LONGEST_MESSAGE),
});
export type ContactBody = z.input<typeof ContactBody>;

/** Answered with 201. `ticket` is the number of the enquiry; null for the newsletter. */
export const ContactAnswer = z.object({
  status: z.literal("success"),
  message: z.string(),
  ticket: z.string().nullable(),
});
export type ContactAnswer = z.infer<typeof ContactAnswer>;
