import { LETTER_LINK_DAYS } from "@selvedge/commerce/promises";
import { composeMail, type NewMail } from "../mail/index.ts";

interface LetterContext {
  /** The shop's name. */
  label: string;
  /** Origin for links, without a slash at the end. */
  origin: string;
}

interface Recipient {
  email: string;
  user_id: string | null;
  /** Of the links that end the letters. */
  leaveToken: string;
}

/** By a press in the mail program (RFC 8058). */
const oneClick = ({ leaveToken }: Recipient, { origin }: LetterContext) =>
  `${origin}/api/newsletter/unsubscribe/${leaveToken}`;
/** The page that ends the letters. */
export const unsubscribePage = (
  { leaveToken }: Pick<Recipient, "leaveToken">,
  { origin }: Pick<LetterContext, "origin">,
) => `${origin}/unsubscribe/${leaveToken}`;

/** Asks whether it was really they who joined. Nothing that was typed stands in it. */
export function confirmationMail(to: Recipient, token: string, context: LetterContext): NewMail {
  const { label, origin } = context;
  return {
    kind: "newsletter-confirm",
    to: to.email,
    userId: to.user_id,
    unsubscribeUrl: oneClick(to, context),
    ...composeMail({
      subject: `Please confirm: letters from ${label}`,
      label,
      heading: "Please confirm, and you are on the list.",
      blocks: [
        {
          kind: "text",
          text: "New drops, weaver stories and early access. Twice a month, no more. For people of 18 years and over.",
        },
        { kind: "button", label: "Confirm", url: `${origin}/confirm-newsletter/${token}` },
        { kind: "text", text: `The link works for ${LETTER_LINK_DAYS} days.` },
      ],
      footnote: `You get this because this address was given for the newsletter of ${label}. If it was not you, do nothing: there will be no letters.`,
    }),
  };
}

/** Says that they are on the list, and how to leave it. */
export function welcomeMail(to: Recipient, context: LetterContext): NewMail {
  const { label, origin } = context;
  return {
    kind: "newsletter-welcome",
    to: to.email,
    userId: to.user_id,
    unsubscribeUrl: oneClick(to, context),
    ...composeMail({
      subject: `You are on the list of ${label}`,
      label,
      heading: "You are on the list.",
      blocks: [
        { kind: "text", text: "The next letter comes to this address. Until then there is the journal." },
        { kind: "button", label: "Read the journal", url: `${origin}/journals` },
      ],
      footnote: `You get this because you joined the newsletter of ${label}. To leave it: ${unsubscribePage(to, context)}`,
    }),
  };
}
