import type { Generated } from "kysely";
import type { ColumnsOf } from "./columns.ts";

/** A shopper with an account. */
export interface UserTable {
  id: string;
  name: string;
  /** Normalised (`normaliseEmail`), and so unique regardless of case. */
  email: string;
  phone: string | null;
  address: string | null;
  /** argon2id in PHC form, parameters included. */
  password_hash: string;
  /** False: nobody knows the password behind the hash, and only a provider opens the account. */
  has_password: Generated<boolean>;
  /** When the privacy policy was accepted; null if the user was only informed of it. */
  consented_at: Date | null;
  /** The version of that policy. */
  policy_version: string | null;
  created_at: Date;
}

/** One sign-in on one device. */
export interface SessionTable {
  /** SHA-256 of the bearer token, which is not stored itself. */
  token_hash: string;
  /** Public id of the session, which does not authenticate. */
  id: string;
  /** Browser and system named by the request's user agent; nothing more precise is stored. */
  device: string | null;
  user_id: string;
  created_at: Date;
  /** Rounded to the hour: precise enough for the idle limit, without a write for each request. */
  last_used_at: Date;
  expires_at: Date;
  /** Until then the owner need not confirm their identity again; null: not confirmed. */
  confirmed_until: Date | null;
}

/** A mailed, unused link to set a new password. */
export interface PasswordResetTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  user_id: string;
  /** The address to which the link was mailed. */
  email: string;
  created_at: Date;
  expires_at: Date;
}

/** A change of email that the former address can still revert. */
export interface EmailChangeTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  user_id: string;
  old_email: string;
  changed_at: Date;
  expires_at: Date;
}

/** A person at a provider, who can open the account. */
export interface IdentityTable {
  issuer: string;
  /** The provider's own id of the person, which never changes, unlike an email. */
  subject: string;
  user_id: string;
  created_at: Date;
}

/** A sign-in that was started at a provider and has not returned. */
export interface SignInStartTable {
  /** SHA-256 of the state, which only the browser has. */
  state_hash: string;
  nonce: string;
  /** The PKCE verifier, without which a stolen code is useless. */
  verifier: string;
  expires_at: Date;
  /** The signed-in user who links or confirms; null for a sign-in. */
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
