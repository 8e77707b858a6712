import type { StaffRole } from "@selvedge/commerce/wire/owner";
import type { ColumnsOf } from "./columns.ts";

/** A member of staff. Removed ones stay, so that the audit's ids have a name. */
export interface StaffTable {
  id: string;
  email: string;
  name: string | null;
  role: StaffRole;
  /** Null until the person has set one. */
  password_hash: string | null;
  /** Base32, as the previous version writes it: where there is one, it is the newer one. */
  totp_secret: string | null;
  /** The 30-second step of the last accepted code: no code of it or of an earlier one is accepted. */
  totp_step: number | null;
  /** Hash of the code with which the person sets a password. Nobody can sign in while there is one. */
  enrolment_hash: string | null;
  enrolment_expires_at: Date | null;
  created_at: Date;
  disabled_at: Date | null;
  /** The authenticator's secret, encrypted for this row. Both are null until the person has set a password. */
  totp_encrypted: string | null;
  /** Until when the previous version may need `totp_secret`. */
  totp_clear_until: Date | null;
}

export interface StaffSessionTable {
  token_hash: string;
  staff_id: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

export interface StaffTables {
  staff: StaffTable;
  staff_sessions: StaffSessionTable;
}

export const staffColumns: ColumnsOf<StaffTables> = {
  staff: {
    id: "text",
    email: "text",
    name: "text?",
    role: "text",
    password_hash: "text?",
    totp_secret: "text?",
    totp_step: "int8?",
    enrolment_hash: "text?",
    enrolment_expires_at: "timestamptz?",
    created_at: "timestamptz",
    disabled_at: "timestamptz?",
    totp_encrypted: "text?",
    totp_clear_until: "timestamptz?",
  },
  staff_sessions: {
    token_hash: "text",
    staff_id: "text",
    created_at: "timestamptz",
    last_used_at: "timestamptz",
    expires_at: "timestamptz",
  },
};
