import { formatMoment } from "@selvedge/commerce/dates";
import { type Html, html } from "../html.ts";
import { servicePage } from "../service-page.ts";
import type { MailRow } from "./mails.repository.ts";

/** The HTML page of sent mails: recipient, time, and each mail as its reader sees it. `label` is the shop's name. */
export const devMailPage = (label: string, mails: readonly MailRow[]): string =>
  servicePage({
    title: `Mails of ${label}`,
    intro: html`<p>
      The newest hundred, newest first. Only a demo shows them, and to everyone. Programs get them as JSON from this
      address.
    </p>`,
    nav: {
      label: "Mails",
      links: html`<ul>
        ${mails.map(mailLink)}
      </ul>`,
    },
    main: mails.length > 0 ? mails.map(mailSection) : html`<p>No mail has been written yet.</p>`,
  });

const mailLink = ({ id, subject, recipient }: MailRow): Html =>
  html`<li><a href="#mail-${id}">${subject}</a> to ${recipient}</li>`;

function mailSection({ id, subject, recipient, kind, status, created_at, html: body, text }: MailRow): Html {
  return html`<article id="mail-${id}">
    <h2>${subject}</h2>
    <dl>
      <dt>To</dt>
      <dd>${recipient}</dd>
      <dt>Written</dt>
      <dd><time>${formatMoment(created_at)}</time></dd>
      <dt>Kind</dt>
      <dd>${kind}, ${status}</dd>
    </dl>
    <iframe
      title="${subject}, as it looks"
      sandbox=""
      srcdoc="${body}"
      loading="lazy"
      style="width:100%;height:720px;border:1px solid"
    ></iframe>
    <details>
      <summary>Plain text</summary>
      <pre>${text}</pre>
    </details>
  </article> `;
}
