import type { Jobs } from "../jobs/index.ts";
import type { Core } from "../module.ts";
import { devMailRoutes } from "./dev-mail.routes.ts";
import { createMails, type Mails } from "./mails.service.ts";
import type { MailSender } from "./sender.ts";

interface MailNeeds extends Core {
  jobs: Jobs;
  sender: MailSender;
}

/** Wires up outgoing mail; in demo mode also the page that lists it. */
export async function registerMail({ app, settings, db, clock, jobs, sender }: MailNeeds): Promise<Mails> {
  const mails = createMails({ db, clock, jobs, sender, settings: settings.mail, showsSent: settings.mode === "demo" });
  if (settings.mode === "demo") await app.register(devMailRoutes, { mails, label: settings.mail.label });
  return mails;
}
