/** A mail's content, in both of its forms. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** A mail to be written. */
export interface NewMail extends MailContent {
  /** What it is about, `order-placed` for example. */
  kind: string;
  /** One address. Empty once it is erased: then nothing is written. */
  to: string;
  /** Where an answer goes. @default the shop */
  replyTo?: string;
  /** Where a post ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
  /** The account that it tells of. With the account's other data it is exported and forgotten. */
  userId?: string | null;
  /** The order that it tells of. It is exported and forgotten with the account of the order. */
  orderId?: string;
  /** With a key the mail is written once, however often it is asked for. */
  dedupeKey?: string;
}
