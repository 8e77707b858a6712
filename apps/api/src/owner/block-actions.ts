import { formatDay } from "@selvedge/commerce/dates";
import { z } from "zod";
import { toJson } from "../json.ts";
import { type Action, defineAction } from "./action.ts";
import { noteExport } from "./note-reads.ts";

const CONTACT = z.object({ contact: z.string().describe("an email address or a phone number") });

export const BLOCK_ACTIONS: readonly Action[] = [
  defineAction({
    name: "block",
    about: "an email address or phone number can order no more; the checkout does not tell why",
    input: CONTACT.extend({
      reason: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .describe("in your words, such as “refused three parcels”; staff see it"),
    }),
    positional: ["contact"],
    role: "owner",
    kind: "change",
    async run({ contact, reason }, { shop, record }) {
      const isNew = await shop.blocks.add(contact, reason, record);
      return { message: isNew ? `${contact} is blocked.` : `${contact} was blocked before.` };
    },
  }),
  defineAction({
    name: "unblock",
    about: "a blocked email address or phone number can order again",
    input: CONTACT,
    positional: ["contact"],
    role: "owner",
    kind: "change",
    async run({ contact }, { shop, record }) {
      const wasBlocked = await shop.blocks.remove(contact, record);
      return { message: wasBlocked ? `${contact} can order again.` : `${contact} was not blocked.` };
    },
  }),
  defineAction({
    name: "blocks list",
    about: "blocked email addresses and phone numbers with the reasons, the newest first",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_input, context) {
      const blocks = await context.shop.blocks.list();
      await noteExport(context, "blocks list", blocks.length);
      const lines = blocks.map(({ contact, reason, blocked_at }) => `${formatDay(blocked_at)}  ${contact}  ${reason}`);
      return { message: lines.join("\n") || "Nobody is blocked.", data: toJson({ blocks }) };
    },
  }),
];
