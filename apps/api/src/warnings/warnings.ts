import { composeMail, type NewMail } from "../mail/index.ts";

/** What the owner should know of before a shopper does. Each payment in review has a mail of its own. */
export interface Warning {
  kind: "failed-jobs" | "full-disk";
  subject: string;
  /** What is so. */
  found: string;
  /** What to do about it. */
  todo: string;
}

const GIB = 2 ** 30;
const pieces = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** `kinds`: how many jobs of each kind were given up. */
export function failedJobsWarning(kinds: readonly { kind: string; count: number }[]): Warning | null {
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return {
    kind: "failed-jobs",
    subject: `${pieces(all, "job was", "jobs were")} given up`,
    found: `In the last day the shop has given up work after many attempts: ${kinds
      .map(({ kind, count }) => `${count} ${kind}`)
      .join(", ")}.`,
    todo: "“npm run shop -- jobs list” says why. Mend the cause, then “npm run shop -- jobs retry” with the number of the job.",
  };
}

export function fullDiskWarning(free: number, leastFree: number): Warning | null {
  if (free >= leastFree) return null;
  return {
    kind: "full-disk",
    subject: "The disk is nearly full",
    found: `${(free / GIB).toFixed(1)} GiB are free where the shop keeps its data.`,
    todo: "Make room: a database without space takes no orders. Old backups on the same disk are the first thing to move.",
  };
}

/** The mail about it: one for each kind and day. */
export function warningMail(
  { kind, subject, found, todo }: Warning,
  day: string,
  { label, shopAddress }: { label: string; shopAddress: string },
): NewMail {
  return {
    kind: "owner-warning",
    to: shopAddress,
    dedupeKey: `owner-warning:${kind}:${day}`,
    ...composeMail({
      subject,
      label,
      heading: subject,
      blocks: [
        { kind: "text", text: found },
        { kind: "text", text: todo },
      ],
      footnote: `The shop ${label} wrote this to itself, once a day for as long as it is so.`,
    }),
  };
}
