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
  /** One address. */
  to: string;
  /** With a key the mail is written once, however often it is asked for. */
  dedupeKey?: string;
}
