import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A shopper or a member of staff. */
interface Account {
  id: string;
  password_hash: string;
}

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * A token with which a browser shows later that it has signed in to this account before. It is signed with the stored
 * password hash, so the server stores nothing, and it becomes invalid with the password.
 */
export function newDeviceToken(account: Account): string {
  const id = randomBytes(16).toString("base64url");
  return `${id}.${signature(id, account)}`;
}

/**
 * The id of a device that has signed in to `account` before; `undefined` if the token is malformed, for another
 * account, or older than the password.
 */
export function knownDevice(token: string | undefined, account: Account): string | undefined {
  const [, id, signed] = TOKEN.exec(token ?? "") ?? [];
  if (id === undefined || signed === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(id, account))) ? id : undefined;
}

function signature(id: string, { id: userId, password_hash }: Account): string {
  return createHmac("sha256", password_hash).update(`known device ${id} ${userId}`).digest("base64url");
}
