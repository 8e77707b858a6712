import { formatIsoDay } from "@selvedge/commerce/dates";
import { z } from "zod";
import { csvOf } from "../csv.ts";
import { toJson } from "../json.ts";
import { type Action, defineAction } from "./action.ts";
import { noteExport } from "./note-reads.ts";

export const SUBSCRIBER_ACTIONS: readonly Action[] = [
  defineAction({
    name: "subscribers export",
    about: "who has confirmed the newsletter, as CSV for a mailing service, each with the address that ends it",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_input, context) {
      const subscribers = await context.shop.newsletter.confirmed();
      await noteExport(context, "subscribers export", subscribers.length);
      const rows = subscribers.map(({ email, name, confirmed_at, policy_version, unsubscribe_url }) => [
        email,
        name,
        formatIsoDay(confirmed_at),
        policy_version ?? "",
        unsubscribe_url,
      ]);
      return {
        message: csvOf([["email", "name", "confirmed", "privacy policy", "unsubscribe"], ...rows]),
        data: toJson({ subscribers }),
      };
    },
  }),
];
