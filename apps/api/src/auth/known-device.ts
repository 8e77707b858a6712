import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { UserRow } from "./users.repository.ts";

type Account = Pick<UserRow, "id" | "password_hash">;

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * What a browser keeps to show later that it has signed in to this account before. The stored password is its key: the server stores nothing
 * for it, and it ends with the password.
 */
export function newDeviceToken(account: Account): string {
  const id = randomBytes(16).toString("base64url");
  return `${id}.${signature(id, account)}`;
}

/** The id of the device that signed in to `account` before; `undefined` for a token that is malformed, another account's or older than the password. */
export function knownDevice(token: string | undefined, account: Account): string | undefined {
  const [, id, signed] = TOKEN.exec(token ?? "") ?? [];
  if (id === undefined || signed === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(id, account))) ? id : undefined;
}

function signature(id: string, { id: userId, password_hash }: Account): string {
  return createHmac("sha256", password_hash).update(`known device ${id} ${userId}`).digest("base64url");
}
