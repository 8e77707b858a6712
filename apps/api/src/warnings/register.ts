import { formatIsoDay } from "@selvedge/commerce/dates";
import { transaction } from "../database/transaction.ts";
import { freeBytes, LEAST_FREE_BYTES } from "../free-disk.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import { failedJobsWarning, fullDiskWarning, warningMail } from "./warnings.ts";

interface WarningNeeds extends Core {
  jobs: Jobs;
  mails: Mails;
}

const HOUR_MS = 60 * 60_000;

/** Looks each hour at what the owner should know of, and writes a mail about each kind, at most once a day. */
export function registerWarnings({ settings, db, clock, jobs, mails }: WarningNeeds): void {
  jobs.every(HOUR_MS, "warn-owner", async () => {
    const now = clock.now();
    const warnings = [
      failedJobsWarning(await jobs.countFailed(new Date(now.getTime() - 24 * HOUR_MS))),
      fullDiskWarning(await freeBytes(settings.dataDirectory), LEAST_FREE_BYTES),
    ].filter((warning) => warning !== null);
    await transaction(db, async (tx) => {
      for (const warning of warnings) await mails.write(tx, warningMail(warning, formatIsoDay(now), settings.mail));
    });
  });
}
