import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

const BEARER = /^Bearer +([A-Za-z0-9_-]{43})$/i;

/** A new token of 256 random bits. Only its hash is stored. */
export function newBearer(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a token. A fast hash is enough, because 256 bits cannot be guessed. */
export function bearerHash(bearer: string): string {
  return createHash("sha256").update(bearer).digest("base64url");
}

/** The token of the `Authorization` header; no other place is read. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? "")?.[1];
}
