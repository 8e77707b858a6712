/** A mail on its way out. */
export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  date: Date;
}

/** Where mails go. `send` throws `PermanentFailure` when another attempt is pointless. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
