import { StaffRole } from "@selvedge/commerce/wire/owner";
import { normaliseEmail } from "@selvedge/commerce/typed-text";
import { z } from "zod";
import { type Action, type ActionResult, defineAction } from "./action.ts";

const Email = z.string().max(254).overwrite(normaliseEmail).describe("the person's email, with which they sign in");

export const STAFF_ACTIONS: readonly Action[] = [
  defineAction({
    name: "staff add",
    about:
      "somebody who may sign in at /api/owner; prints a code with which the person sets a password, once and within a day",
    input: z.object({
      email: Email,
      role: StaffRole.describe("what the person may do: everything, or what packing and shipping needs."),
      name: z.string().max(100).optional().describe("as the list of staff shows it"),
    }),
    positional: ["email"],
    role: "owner",
    kind: "change",
    async run({ email, role, name = null }, { shop, record }) {
      const enrolment = await shop.staffMembers.add({ email, role, name }, record);
      return codeAnswer(`${email} is now staff, as ${role}.`, enrolment);
    },
  }),
  defineAction({
    name: "staff list",
    about: "who may sign in, who has a code and has not used it yet, and who was removed",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_input, { shop, clock }) {
      const now = clock.now();
      const data = (await shop.staffMembers.list()).map((row) => ({
        id: row.id,
        email: row.email,
        name: row.name,
        role: row.role,
        state: stateOf(row, now),
      }));
      const lines = data.map(({ id, email, name, role, state }) =>
        [id, role.padEnd("packer".length), state.padEnd("code expired".length), email, name ?? ""].join("  ").trimEnd(),
      );
      return { message: lines.length === 0 ? "There is no staff." : lines.join("\n"), data };
    },
  }),
  defineAction({
    name: "staff remove",
    about: "somebody who may no longer sign in; ends their sessions",
    input: z.object({ email: Email }),
    positional: ["email"],
    role: "owner",
    kind: "change",
    async run({ email }, { shop, record }) {
      await shop.staffMembers.remove(email, record);
      return { message: `${email} is removed, and their sessions are ended.` };
    },
  }),
  defineAction({
    name: "staff reset",
    about: "for a lost password or authenticator: ends the person's sessions and prints a new code",
    input: z.object({ email: Email }),
    positional: ["email"],
    role: "owner",
    kind: "change",
    async run({ email }, { shop, record }) {
      const enrolment = await shop.staffMembers.reset(email, record);
      return codeAnswer(`${email} must set a new password, and their sessions are ended.`, enrolment);
    },
  }),
];

interface Enrolment {
  code: string;
  expiresAt: Date;
}

/** The only time that the code is shown. */
function codeAnswer(done: string, { code, expiresAt }: Enrolment): ActionResult {
  const until = expiresAt.toISOString();
  return {
    message: `${done} Give them this code, which is shown only now, is valid once, and expires at ${until}:\n${code}`,
    data: { code, expires_at: until },
  };
}

interface Access {
  disabled_at: Date | null;
  enrolment_expires_at: Date | null;
}

function stateOf({ disabled_at, enrolment_expires_at }: Access, now: Date): string {
  if (disabled_at) return "removed";
  if (enrolment_expires_at === null) return "active";
  return enrolment_expires_at > now ? "code unused" : "code expired";
}
