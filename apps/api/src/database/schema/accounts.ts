import type { ColumnsOf } from "./columns.ts";

/** A shopper with an account. */
export interface UserTable {
  id: string;
  name: string;
  /** Normalised (`normaliseEmail`), and so unique whatever its case. */
  email: string;
  phone: string | null;
  address: string | null;
  /** argon2id in PHC form, parameters included. */
  password_hash: string;
  /** When the privacy policy was agreed to, and which version of it. */
  consented_at: Date | null;
  policy_version: string | null;
  created_at: Date;
}

/** One sign-in on one device. */
export interface SessionTable {
  /** SHA-256 of the bearer token, which is not stored itself. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  /** Kept to the hour: exact enough for the idle limit, and not a write for each request. */
  last_used_at: Date;
  expires_at: Date;
}

export interface AccountTables {
  users: UserTable;
  sessions: SessionTable;
}

export const accountColumns: ColumnsOf<AccountTables> = {
  users: {
    id: "text",
    name: "text",
    email: "text",
    phone: "text?",
    address: "text?",
    password_hash: "text",
    consented_at: "timestamptz?",
    policy_version: "text?",
    created_at: "timestamptz",
  },
  sessions: {
    token_hash: "text",
    user_id: "text",
    created_at: "timestamptz",
    last_used_at: "timestamptz",
    expires_at: "timestamptz",
  },
};
