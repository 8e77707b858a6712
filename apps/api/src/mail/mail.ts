/** A mail's subject, HTML and plain text. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** A mail to be written. */
export interface NewMail extends MailContent {
  /** The mail's topic, for example `order-placed`. */
  kind: string;
  /** One address. Empty once it has been erased: then no mail is written. */
  to: string;
  /** Address for replies. @default the shop */
  replyTo?: string;
  /** A POST to this URL unsubscribes from mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
  /** The account that the mail is about. The mail is exported and erased with the account's other data. */
  userId?: string | null;
  /** The order that the mail is about. The mail is exported and erased with the order's account. */
  orderId?: string;
  /** A mail with a key is written once, however often it is requested. */
  dedupeKey?: string;
}
