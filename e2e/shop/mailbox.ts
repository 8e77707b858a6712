import { expect, inject } from "vitest";

export interface ReceivedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The mails sent to an address, newest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${inject("shopUrl")}/dev/mail`);
  const mails = (await answer.json()) as ReceivedMail[];
  return mails.filter((mail) => mail.to === address);
}

/** The link to a path in the newest mail that has one; waits for the mail. */
export async function linkTo(address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const urls = (await mailsTo(address)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
      link = urls.find((url) => new URL(url).pathname.startsWith(path));
      return link;
    })
    .toBeDefined();
  return link ?? "";
}
