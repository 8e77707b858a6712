import { inject } from "vitest";

export interface ReceivedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The mails that somebody has been sent, newest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${inject("shopUrl")}/dev/mail`);
  const mails = (await answer.json()) as ReceivedMail[];
  return mails.filter((mail) => mail.to === address);
}
