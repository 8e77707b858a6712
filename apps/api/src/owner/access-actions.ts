import { z } from "zod";
import { describeAccess } from "../audit/index.ts";
import { Refusal } from "../http/refusal.ts";
import { type Action, defineAction } from "./action.ts";
import { findAuditRows } from "./audit.repository.ts";
import { changeText } from "./change-text.ts";

/** For accounts, their sessions, and the records of who has read and changed what. */
export const ACCESS_ACTIONS: readonly Action[] = [
  defineAction({
    name: "accounts erase",
    about:
      "erases the account of a child, or of a person who asked for it in writing; the orders are kept for their invoices, without the account",
    input: z.object({ account: z.string().describe("its email or id") }),
    positional: ["account"],
    role: "owner",
    kind: "change",
    async run({ account }, { shop, record }) {
      await shop.privacy.eraseAccount(account, record);
      return { message: "The account is erased. What tax law asks to keep of its orders stays." };
    },
  }),
  defineAction({
    name: "access",
    about: "which orders a session or token has read, and when; or who has read an account's orders, or one order",
    input: z.object({
      id: z.string().describe('of a session, a token, an account or an order, or "staff" and the id of a member'),
    }),
    positional: ["id"],
    role: "owner",
    kind: "read",
    run: async ({ id }, { shop }) => ({ message: await describeAccess(shop.reads, id) }),
  }),
  defineAction({
    name: "sessions end",
    about: "a session, by its id or its token, or all of an account; whoever used it must sign in again",
    input: z.object({ id: z.string().describe("of a session, a token or an account") }),
    positional: ["id"],
    role: "owner",
    kind: "change",
    async run({ id }, { shop, record }) {
      const ended = await shop.sessions.endNamed(id, record);
      if (ended === 0)
        throw new Refusal(404, "There is no such session, or it has ended, and no such account that is signed in.");
      return { message: ended === 1 ? "One session is ended." : `${ended} sessions are ended.` };
    },
  }),
  defineAction({
    name: "audit",
    about: "what was changed by commands and staff, the newest first",
    input: z.object({
      subject: z.string().optional().describe('only changes of this: an order\'s number, or such as "review 12"'),
      limit: z.number().int().min(1).max(1000).default(50).describe("how many at most"),
    }),
    positional: ["subject"],
    role: "owner",
    kind: "read",
    async run({ subject, limit }, { db }) {
      const rows = await findAuditRows(db, subject, limit);
      const data = rows.map(({ id: _id, at, ...row }) => ({ at: at.toISOString(), ...row }));
      const lines = data.map((row) => `${row.at}  ${row.actor}  ${row.action}  ${changeText(row)}`);
      return { message: lines.length === 0 ? "No change is recorded." : lines.join("\n"), data };
    },
  }),
];
