import { isEmail } from "@selvedge/commerce/contact-rules";
import type { StaffRole } from "@selvedge/commerce/wire/owner";
import { newBearer, bearerHash } from "../auth/index.ts";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import { randomId } from "../random-id.ts";
import type { RecordChange } from "../record-change.ts";
import { NO_AUTHENTICATOR } from "./authenticator-secrets.ts";
import {
  deleteSessionsOfStaff,
  insertStaff,
  type Invitation,
  listStaff,
  lockStaff,
  type StaffRow,
  updateStaff,
} from "./staff.repository.ts";

const INVITATION_MS = 24 * 60 * 60_000;

/** What a new member of staff needs to set a password. Told once; only its hash is stored. */
export interface EnrolmentCode {
  code: string;
  expiresAt: Date;
}

/** Who works for the shop. Emails are normalised. */
export interface StaffMembers {
  /** Adds somebody, or brings back one who was removed. 409 if there is somebody with this email, 422 for what is no email. */
  add(member: { email: string; name: string | null; role: StaffRole }, record?: RecordChange): Promise<EnrolmentCode>;
  list(): Promise<StaffRow[]>;
  /** Ends the sessions and forgets password and authenticator. 404 if there is nobody with this email. */
  remove(email: string, record?: RecordChange): Promise<void>;
  /** Like `remove`, with a new code to set both again. */
  reset(email: string, record?: RecordChange): Promise<EnrolmentCode>;
}

export function createStaffMembers({ db, clock }: { db: Db; clock: Clock }): StaffMembers {
  function newCode(): { code: string; invitation: Invitation } {
    const code = newBearer();
    const expiresAt = new Date(clock.now().getTime() + INVITATION_MS);
    return { code, invitation: { tokenHash: bearerHash(code), expiresAt } };
  }

  return {
    async add({ email, name, role }, record) {
      if (!isEmail(email)) throw refusedField("email", `"${email}" is no email address.`);
      const { code, invitation } = newCode();
      await transaction(db, async (tx) => {
        const row = await insertStaff(tx, { id: randomId(), email, name, role, now: clock.now() }, invitation);
        if (!row) {
          throw new Refusal(409, `${email} is a member of staff already. "staff reset" gives them a new code.`);
        }
        await record?.(tx, { subject: subjectOf(row), before: { role: null }, after: { role } });
      });
      return { code, expiresAt: invitation.expiresAt };
    },

    list: () => listStaff(db),

    remove: (email, record) =>
      transaction(db, async (tx) => {
        const row = await closeAccess(tx, email);
        await updateStaff(tx, row.id, { disabled_at: clock.now() });
        await record?.(tx, { subject: subjectOf(row), before: { role: row.role }, after: { role: null } });
      }),

    async reset(email, record) {
      const { code, invitation } = newCode();
      await transaction(db, async (tx) => {
        const row = await closeAccess(tx, email);
        await updateStaff(tx, row.id, {
          enrolment_hash: invitation.tokenHash,
          enrolment_expires_at: invitation.expiresAt,
        });
        const resetAt = clock.now().toISOString();
        await record?.(tx, { subject: subjectOf(row), before: { reset_at: null }, after: { reset_at: resetAt } });
      });
      return { code, expiresAt: invitation.expiresAt };
    },
  };
}

/** Without the email: audit rows hold no personal data. */
const subjectOf = ({ id }: StaffRow): string => `staff ${id}`;

/** Takes away whatever opens the shop to this member. The row stays locked until the transaction ends. */
async function closeAccess(tx: Tx, email: string): Promise<StaffRow> {
  const row = await lockStaff(tx, email);
  if (!row) throw new Refusal(404, `There is no member of staff ${email}. "staff list" shows all.`);
  await deleteSessionsOfStaff(tx, row.id);
  await updateStaff(tx, row.id, {
    password_hash: null,
    ...NO_AUTHENTICATOR,
    totp_step: null,
    enrolment_hash: null,
    enrolment_expires_at: null,
  });
  return row;
}
