import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../http/refusal.ts";
import { bearerOf } from "./bearer.ts";
import type { Sessions } from "./sessions.service.ts";
import type { UserRow } from "./users.repository.ts";

const users = new WeakMap<FastifyRequest, UserRow>();

/**
 * Hook for a route's `onRequest`: refuses guests with 401 before anything of the request is read. The handler then asks
 * `userOf`. Which of the user's things may be touched is the handler's to decide.
 */
export type SignedIn = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Makes the hook. `message` is what a guest reads. */
export function signedIn(sessions: Sessions, message = "Unauthenticated"): SignedIn {
  return async (request, reply) => {
    reply.header("vary", "Authorization");
    const bearer = bearerOf(request);
    const user = bearer === undefined ? undefined : await sessions.userOf(bearer);
    if (!user) throw new Refusal(401, message);
    users.set(request, user);
  };
}

/** The signed-in user of a request. Throws when the route lacks the hook `signedIn`, which is a mistake in its definition. */
export function userOf(request: FastifyRequest): UserRow {
  const user = users.get(request);
  if (!user)
    throw new Error("userOf() was called on a route without the hook signedIn(). Add it to the route's onRequest.");
  return user;
}

/** The signed-in user, if the path names it. Another id is refused with 403 whether or not anyone has it. */
export function userNamed(request: FastifyRequest, userId: string): UserRow {
  const user = userOf(request);
  if (user.id !== userId) throw new Refusal(403, "This belongs to another account.");
  return user;
}
