import { formatMoment } from "@selvedge/commerce/dates";
import { z } from "zod";
import { toJson } from "../json.ts";
import { type Action, defineAction } from "./action.ts";

/** For work in the background that did not succeed. */
export const JOB_ACTIONS: readonly Action[] = [
  defineAction({
    name: "jobs list",
    about: "work in the background that has failed for good, the newest first, with the reason",
    input: z.object({ limit: z.int().min(1).max(1000).default(50).describe("how many at most") }),
    role: "owner",
    kind: "read",
    async run({ limit }, { shop }) {
      const jobs = await shop.jobs.listFailed(limit);
      const lines = jobs.map(
        ({ id, kind, attempts, failed_at, last_error }) =>
          `${id}  ${formatMoment(failed_at ?? "")}  ${kind}, ${attempts} attempts: ${last_error ?? ""}`,
      );
      return { message: lines.join("\n") || "No job has failed.", data: toJson({ jobs }) };
    },
  }),
  defineAction({
    name: "jobs retry",
    about: "tries one of them again, at once and with all its attempts",
    input: z.object({ id: z.int().min(1).describe("its number in the list") }),
    positional: ["id"],
    role: "owner",
    kind: "change",
    async run({ id }, { shop, record }) {
      const isNew = await shop.jobs.retry(id, record);
      return { message: isNew ? `Job ${id} is tried again.` : `Job ${id} waits already.` };
    },
  }),
  defineAction({
    name: "mails list",
    about: "the newest mails that are not sent: they wait for the mail server, or have failed",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_input, { shop }) {
      const mails = await shop.mails.listUnsent();
      const lines = mails.map(
        ({ created_at, status, recipient, subject, last_error }) =>
          `${formatMoment(created_at)}  ${status}  ${recipient}  ${subject}${last_error === null ? "" : `: ${last_error}`}`,
      );
      return { message: lines.join("\n") || "All mails are sent.", data: toJson({ mails }) };
    },
  }),
];
