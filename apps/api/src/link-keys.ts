import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "./settings/secrets.ts";

/** What a signed link opens. The purpose is part of the signature, so that a key for one thing opens no other. */
export type LinkPurpose = "invoice" | "credit-note" | "unsubscribe";

/** Keys of links that are shown again and again. They are derived from the secret, so that the database does not contain them. */
export interface LinkKeys {
  /** 22 characters of base64url, by the first secret. */
  keyOf(purpose: LinkPurpose, id: string): string;
  /** Whether it is the key by any of the secrets. Takes as long for a wrong key as for the right one. */
  isKeyOf(purpose: LinkPurpose, id: string, key: string): boolean;
}

const KEY_BYTES = 16;
/** Characters of a key. */
export const LINK_KEY_LENGTH = 22;

export function createLinkKeys(secrets: Secrets): LinkKeys {
  const signed = (secret: string, purpose: LinkPurpose, id: string) =>
    createHmac("sha256", secret).update(`${purpose} ${id}`).digest().subarray(0, KEY_BYTES).toString("base64url");

  return {
    keyOf: (purpose, id) => signed(secrets[0], purpose, id),
    isKeyOf: (purpose, id, key) => secrets.some((secret) => isSame(signed(secret, purpose, id), key)),
  };
}

/** Tells secrets apart, and does not show them. Without a space it is the signature of no link. */
export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("fingerprint").digest("hex");
}

/** How the database stores the keys of earlier versions. */
export function hashOfLink(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function isSame(own: string, sent: string): boolean {
  return timingSafeEqual(createHash("sha256").update(own).digest(), createHash("sha256").update(sent).digest());
}
