import type { OutgoingMail } from "../mail/sender.ts";

/** The link with this path prefix in the newest mail to an address. Throws if there is none. */
export function linkIn(mails: readonly OutgoingMail[], to: string, path: string): URL {
  for (const mail of mails.filter((sent) => sent.to === to).toReversed()) {
    const urls = mail.text.match(/https?:\/\/\S+/g) ?? [];
    const found = urls.map((url) => new URL(url)).find(({ pathname }) => pathname.startsWith(path));
    if (found) return found;
  }
  throw new Error(`Nobody has mailed ${to} a link to ${path}.`);
}
