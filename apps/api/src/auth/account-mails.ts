import { RESET_LINK_MINUTES, REVERT_EMAIL_HOURS } from "@selvedge/commerce/promises";
import { composeMail, type MailBlock, type NewMail } from "../mail/index.ts";

/** What the mails name besides the account. */
export interface AccountMailContext {
  /** The shop's name. */
  label: string;
  shopAddress: string;
  /** Origin for links, without a slash at the end. */
  origin: string;
}

/** The account that a mail is about, and the address that it goes to: the current one or a former one. */
interface Addressee {
  id: string;
  email: string;
}

interface Letter {
  kind: string;
  to: Addressee;
  subject: string;
  heading: string;
  blocks: MailBlock[];
}

function letter({ kind, to, ...outline }: Letter, { label, shopAddress }: AccountMailContext): NewMail {
  const footnote = `You get this because this address belongs to an account at ${label}. Questions? Write to ${shopAddress}.`;
  return { kind, to: to.email, userId: to.id, ...composeMail({ ...outline, label, footnote }) };
}

const text = (words: string): MailBlock => ({ kind: "text", text: words });

/** Mail with the link to set a new password. */
export function resetMail(to: Addressee, token: string, context: AccountMailContext): NewMail {
  const url = `${context.origin}/reset-password/${token}?${new URLSearchParams({ email: to.email })}`;
  return letter(
    {
      kind: "password-reset",
      to,
      subject: `Set a new password at ${context.label}`,
      heading: "Set a new password",
      blocks: [
        text(
          `Somebody, we hope you, asked for a new password for your account. This link sets one. It works once, for ${RESET_LINK_MINUTES} minutes.`,
        ),
        { kind: "button", label: "Set a new password", url },
        text("If it was not you, do nothing: your password stays as it is, and nobody else can read this link."),
      ],
    },
    context,
  );
}

/** Tells the owner that the password was changed. */
export function passwordChangedMail(to: Addressee, context: AccountMailContext): NewMail {
  return letter(
    {
      kind: "password-changed",
      to,
      subject: `Your password at ${context.label} was changed`,
      heading: "Your password was changed",
      blocks: [
        text("The password of your account was changed just now, and every other device was logged out."),
        text("If it was not you, set a new one at once, and write to us."),
        { kind: "button", label: "Set a new password", url: `${context.origin}/forgot-password` },
      ],
    },
    context,
  );
}

/** Tells the address that a provider now opens the account, and that the former password no longer works. */
export function identityAddedMail(to: Addressee, context: AccountMailContext): NewMail {
  return letter(
    {
      kind: "identity-added",
      to,
      subject: `You can sign in to ${context.label} with Google now`,
      heading: "Google opens your account now",
      blocks: [
        text(
          "Somebody, we hope you, signed in with Google under this address. Since Google vouches for it, the account that was here is theirs: its password no longer works, and every device was logged out.",
        ),
        text("To have a password as well, set a new one. If it was not you, write to us."),
        { kind: "button", label: "Set a new password", url: `${context.origin}/forgot-password` },
      ],
    },
    context,
  );
}

/** Tells the owner that a provider can now open the account besides its password. */
export function identityLinkedMail(to: Addressee, context: AccountMailContext): NewMail {
  return letter(
    {
      kind: "identity-linked",
      to,
      subject: `Google opens your account at ${context.label} now`,
      heading: "Google opens your account now",
      blocks: [
        text("Somebody who knows your password, we hope you, has linked Google to your account. Both open it now."),
        text("If it was not you, set a new password at once: that ends the link as well. And write to us."),
        { kind: "button", label: "Set a new password", url: `${context.origin}/forgot-password` },
      ],
    },
    context,
  );
}

/** Tells the owner that only the password opens the account from now on. */
export function identityRemovedMail(to: Addressee, context: AccountMailContext): NewMail {
  return letter(
    {
      kind: "identity-removed",
      to,
      subject: `Google no longer opens your account at ${context.label}`,
      heading: "Google no longer opens your account",
      blocks: [
        text("The link between Google and your account was ended just now. Your password opens it."),
        text("If it was not you, set a new password at once, and write to us."),
        { kind: "button", label: "Set a new password", url: `${context.origin}/forgot-password` },
      ],
    },
    context,
  );
}

/** Mail to the former address: names the new email, and has a link to revert the change. */
export function emailChangedMail(
  { userId, from, to, token }: { userId: string; from: string; to: string; token: string },
  context: AccountMailContext,
): NewMail {
  return letter(
    {
      kind: "email-changed",
      to: { id: userId, email: from },
      subject: `The email of your account at ${context.label} was changed`,
      heading: "Your email was changed",
      blocks: [
        text(`Your account now has the email ${masked(to)}, and every other device was logged out.`),
        text(
          `If it was you, there is nothing to do. If it was not, take the change back; this link works for ${REVERT_EMAIL_HOURS} hours.`,
        ),
        { kind: "button", label: "Take the change back", url: `${context.origin}/revert-email/${token}` },
      ],
    },
    context,
  );
}

/** "m…@example.com": enough to recognise one's own address. */
function masked(email: string): string {
  return email.replace(/^(.).*@/, "$1…@");
}
