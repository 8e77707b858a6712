import { formatMoment } from "@selvedge/commerce/dates";
import { z } from "zod";
import { listEnquiries } from "../contact/index.ts";
import { toJson } from "../json.ts";
import { type Action, defineAction } from "./action.ts";

export const ENQUIRY_ACTIONS: readonly Action[] = [
  defineAction({
    name: "enquiries list",
    about: "what people have written to the shop, the newest first",
    input: z.object({ limit: z.int().min(1).max(1000).default(50).describe("how many at most") }),
    role: "owner",
    kind: "read",
    async run({ limit }, { db }) {
      const enquiries = (await listEnquiries(db, limit)).map(({ user_id: _id, ...enquiry }) => enquiry);
      const texts = enquiries.map(({ ticket, created_at, name, email, phone, subject, message }) =>
        [
          `${ticket}  ${formatMoment(created_at)}  ${name} <${email}>${phone === null ? "" : `, ${phone}`}`,
          `  ${subject}`,
          `  ${message}`,
        ].join("\n"),
      );
      return { message: texts.join("\n\n") || "Nobody has written.", data: toJson({ enquiries }) };
    },
  }),
];
