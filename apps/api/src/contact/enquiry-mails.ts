import { composeMail, type NewMail } from "../mail/index.ts";
import type { NewEnquiry } from "./enquiries.repository.ts";

interface EnquiryContext {
  /** The shop's name. */
  label: string;
  shopAddress: string;
  /** Within which time the shop answers, such as "within one working day". */
  replyTime: string;
}

/** To the shop, with everything that was written. An answer goes to whoever wrote. */
export function enquiryNotice(enquiry: NewEnquiry, { label, shopAddress }: EnquiryContext): NewMail {
  const { ticket, user_id, name, email, phone, type, subject, message } = enquiry;
  return {
    kind: "enquiry-notice",
    to: shopAddress,
    userId: user_id ?? null,
    replyTo: email,
    dedupeKey: `enquiry-notice:${ticket}`,
    ...composeMail({
      subject: `${ticket} ${type}: ${subject}`,
      label,
      heading: subject,
      blocks: [
        {
          kind: "facts",
          facts: [
            ["Ticket", ticket],
            ["About", type],
            ["Name", name],
            ["Email", email],
            ...(phone === null || phone === undefined ? [] : [["Phone", phone] as [string, string]]),
          ],
        },
        ...message
          .split(/\n+/)
          .filter((line) => line.trim() !== "")
          .map((text) => ({ kind: "text", text }) as const),
      ],
      footnote: "Somebody wrote this on the contact page. To answer, reply to this mail.",
    }),
  };
}

/**
 * To whoever wrote: that it has come, and its number. Nothing of what was written stands in it, or anybody could have the shop
 * send words of theirs to anybody else.
 */
export function enquiryReceipt(
  { ticket, user_id, email }: NewEnquiry,
  { label, shopAddress, replyTime }: EnquiryContext,
): NewMail {
  return {
    kind: "enquiry-receipt",
    to: email,
    userId: user_id ?? null,
    replyTo: shopAddress,
    dedupeKey: `enquiry-receipt:${ticket}`,
    ...composeMail({
      subject: `We have your message (${ticket})`,
      label,
      heading: "We have your message.",
      blocks: [
        {
          kind: "text",
          text: `A person reads it, and answers ${replyTime}, Monday to Saturday. A complaint is settled within one month.`,
        },
        { kind: "facts", facts: [["Ticket", ticket]] },
        { kind: "text", text: "Please name this number when you write or call about it again." },
      ],
      footnote: `You get this because this address was given on the contact page of ${label}. If it was not you, nothing else will follow.`,
    }),
  };
}
