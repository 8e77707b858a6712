import { randomBytes } from "node:crypto";

/** An opaque id of 128 random bits, 22 characters of base64url. Knowing one tells nothing about the next. */
export function randomId(): string {
  return randomBytes(16).toString("base64url");
}
