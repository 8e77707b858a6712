import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secrets } from "./settings/secrets.ts";

/** Encrypts what the shop must read again and a copy of its database must not show. */
export interface Encryption {
  /** By the first secret, in base64url. `place` says where the text is stored, because it can be decrypted for no other. */
  encrypt(text: string, place: string): string;
  /**
   * The text, and whether the first secret encrypted it. `undefined` when none of the secrets did, it was encrypted for another place, or
   * it was changed.
   */
  decrypt(encrypted: string, place: string): { text: string; isCurrent: boolean } | undefined;
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, by keys derived from the secrets (HKDF with SHA-256), so that no key is a signature of the same secrets. */
export function createEncryption(secrets: Secrets): Encryption {
  const current = keyOf(secrets[0]);
  const keys = [current, ...secrets.slice(1).map(keyOf)];

  return {
    encrypt(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString("base64url");
    },
    decrypt(encrypted, place) {
      for (const key of keys) {
        const text = decryptWith(key, Buffer.from(encrypted, "base64url"), place);
        if (text !== undefined) return { text, isCurrent: key === current };
      }
      return undefined;
    },
  };
}

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "selvedge encryption", KEY_BYTES));

function decryptWith(key: Buffer, bytes: Buffer, place: string): string | undefined {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    // Node throws a bare Error when the tag is another.
    return undefined;
  }
}
