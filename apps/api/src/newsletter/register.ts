import type { Jobs } from "../jobs/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import { newsletterRoutes } from "./newsletter.routes.ts";
import { createNewsletter, type Newsletter } from "./newsletter.service.ts";

interface NewsletterNeeds extends Core {
  jobs: Jobs;
  mails: Mails;
}

/** The shop's letters: joining, confirming, leaving. Gives the list to the contact form, which takes those who join. */
export async function registerNewsletter({ app, settings, ...needs }: NewsletterNeeds): Promise<Newsletter> {
  const newsletter = createNewsletter({ ...needs, label: settings.mail.label });
  await app.register(newsletterRoutes, { newsletter });
  return newsletter;
}
