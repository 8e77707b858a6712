import type { Sessions } from "../auth/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import type { Newsletter } from "../newsletter/index.ts";
import { contactRoutes } from "./contact.routes.ts";
import { type Contact, createContact } from "./contact.service.ts";

interface ContactNeeds extends Core {
  jobs: Jobs;
  attempts: Attempts;
  mails: Mails;
  newsletter: Newsletter;
  sessions: Sessions;
}

/** What people write to the shop. */
export async function registerContact({ app, settings, sessions, ...needs }: ContactNeeds): Promise<Contact> {
  const contact = createContact({ ...needs, settings: settings.mail });
  await app.register(contactRoutes, { contact, sessions });
  return contact;
}
