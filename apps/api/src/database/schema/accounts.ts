import type { Generated } from "kysely";
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
  /** False: the hash is of a password that nobody knows, and a provider opens the account. */
  has_password: Generated<boolean>;
  /** When the privacy policy was agreed to; null where it was only told. */
  consented_at: Date | null;
  /** Which version of it. */
  policy_version: string | null;
  created_at: Date;
}

/** One sign-in on one device. */
export interface SessionTable {
  /** SHA-256 of the bearer token, which is not stored itself. */
  token_hash: string;
  /** What its owner calls it by; nobody signs in with it. */
  id: string;
  /** Browser and system as its request named them, in words; nothing finer is kept. */
  device: string | null;
  user_id: string;
  created_at: Date;
  /** Kept to the hour: exact enough for the idle limit, and not a write for each request. */
  last_used_at: Date;
  expires_at: Date;
  /** Until then its owner need not be asked again who they are; null: nobody was asked. */
  confirmed_until: Date | null;
}

/** A link to set a new password, which was mailed and has not been used. */
export interface PasswordResetTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  user_id: string;
  /** Where the link was mailed to. */
  email: string;
  created_at: Date;
  expires_at: Date;
}

/** A changed e-mail that its former address can still take back. */
export interface EmailChangeTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  user_id: string;
  old_email: string;
  changed_at: Date;
  expires_at: Date;
}

/** A provider's word for who somebody is. */
export interface IdentityTable {
  issuer: string;
  /** The provider's own id of the person, which never changes; an e-mail may. */
  subject: string;
  user_id: string;
  created_at: Date;
}

/** A sign-in that has gone to a provider and not come back. */
export interface SignInStartTable {
  /** SHA-256 of the state, which only the browser has. */
  state_hash: string;
  nonce: string;
  /** Of PKCE: whoever steals the code on its way cannot use it. */
  verifier: string;
  expires_at: Date;
  /** Who is signed in and asks for something else than to be; null for a sign-in. */
  user_id: string | null;
  purpose: Generated<"sign-in" | "link" | "confirm">;
}

export interface AccountTables {
  users: UserTable;
  sessions: SessionTable;
  password_resets: PasswordResetTable;
  email_changes: EmailChangeTable;
  identities: IdentityTable;
  sign_in_starts: SignInStartTable;
}

export const accountColumns: ColumnsOf<AccountTables> = {
  users: {
    id: "text",
    name: "text",
    email: "text",
    phone: "text?",
    address: "text?",
    password_hash: "text",
    has_password: "bool",
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
    id: "text",
    device: "text?",
    confirmed_until: "timestamptz?",
  },
  password_resets: {
    token_hash: "text",
    user_id: "text",
    email: "text",
    created_at: "timestamptz",
    expires_at: "timestamptz",
  },
  email_changes: {
    token_hash: "text",
    user_id: "text",
    old_email: "text",
    changed_at: "timestamptz",
    expires_at: "timestamptz",
  },
  identities: {
    issuer: "text",
    subject: "text",
    user_id: "text",
    created_at: "timestamptz",
  },
  sign_in_starts: {
    state_hash: "text",
    nonce: "text",
    verifier: "text",
    expires_at: "timestamptz",
    user_id: "text?",
    purpose: "text",
  },
};
