import type { Sessions } from "../auth/index.ts";
import type { Catalogue } from "../catalogue/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Db } from "../database/schema.ts";
import type { Core } from "../module.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import { notifyRoutes } from "./notify.routes.ts";
import { createNotices, type Notices } from "./notify.service.ts";
import { tellWaiting } from "./tell-waiting.ts";

interface NotifyNeeds extends Core {
  jobs: Jobs;
  attempts: Attempts;
  catalogue: Catalogue;
  mails: Mails;
  sessions: Sessions;
  shopSettings: ShopSettingsService;
}

/** Tells shoppers who have asked when something is back. */
export async function registerNotify(needs: NotifyNeeds): Promise<Notices> {
  const { app, settings, db, clock, origin, jobs, attempts, catalogue, mails, sessions, shopSettings } = needs;
  const { label, shopAddress } = settings.mail;
  const context = async (from: Db) => {
    const { options } = await shopSettings.within(from);
    return { label, shopAddress, origin: origin(), sizeWord: options.size };
  };
  tellWaiting({ db, clock, jobs, catalogue, mails, context });
  const notices = createNotices({ db, clock, attempts, catalogue });
  await app.register(notifyRoutes, { notices, sessions });
  return notices;
}
