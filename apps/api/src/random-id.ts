import { randomBytes } from "node:crypto";

/**
 * An opaque id of 128 random bits, 22 characters of base64url. Knowing one tells nothing about the next. It never begins
 * with a dash: a command would read such an id as a flag.
 */
export function randomId(): string {
  const id = randomBytes(16).toString("base64url");
  return id.startsWith("-") ? randomId() : id;
}
