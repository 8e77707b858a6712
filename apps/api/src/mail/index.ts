export { composeMail, type MailBlock, type MailLine } from "./compose.ts";
export type { NewMail } from "./mail.ts";
export { type Mails, MAILS_KEPT_MS } from "./mails.service.ts";
export { checkMailServer, fileSender, type MailSender, smtpSender } from "./sender.ts";
