import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

const BEARER = /^Bearer +([A-Za-z0-9_-]{43})$/i;

/** A new token of 256 random bits. It is given away once; only its hash is kept. */
export function newBearer(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token. A fast hash is enough: nobody guesses 256 bits. */
export function bearerHash(bearer: string): string {
  return createHash("sha256").update(bearer).digest("base64url");
}

/** The token of the `Authorization` header, the only place where one is looked for. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? "")?.[1];
}
