import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../http/refusal.ts";
import { bearerOf } from "./bearer.ts";
import type { SessionName, Sessions } from "./sessions.service.ts";
import type { UserRow } from "./users.repository.ts";

const users = new WeakMap<FastifyRequest, UserRow>();
const sessionNames = new WeakMap<FastifyRequest, SessionName>();

/**
 * Hook for a route's `onRequest`: refuses guests with 401 before the rest of the request is read. Handlers then call
 * `userOf`, and check themselves what the user may access.
 */
export type SignedIn = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Creates the hook. `message` is the text for guests. */
export function signedIn(sessions: Sessions, message = "Unauthenticated"): SignedIn {
  return async (request, reply) => {
    reply.header("vary", "Authorization");
    const bearer = bearerOf(request);
    const found = bearer === undefined ? undefined : await sessions.find(bearer);
    if (!found) throw new Refusal(401, message);
    users.set(request, found.user);
    sessionNames.set(request, found.session);
  };
}

/**
 * The signed-in user on a route that also serves guests. An invalid token counts as none, so such a route never answers
 * 401.
 */
export async function maybeSignedIn(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow | undefined> {
  reply.header("vary", "Authorization");
  const bearer = bearerOf(request);
  const found = bearer === undefined ? undefined : await sessions.find(bearer);
  if (found) sessionNames.set(request, found.session);
  return found?.user;
}

/** The session of a request; `undefined` for a guest. */
export const maybeSessionOf = (request: FastifyRequest): SessionName | undefined => sessionNames.get(request);

/** The same for routes that require a session. Throws like `userOf`. */
export function sessionOf(request: FastifyRequest): SessionName {
  const session = sessionNames.get(request);
  if (!session)
    throw new Error("sessionOf() was called on a route without the hook signedIn(). Add it to the route's onRequest.");
  return session;
}

/** The signed-in user of a request. Throws if the route lacks the hook `signedIn`, which is a programming error. */
export function userOf(request: FastifyRequest): UserRow {
  const user = users.get(request);
  if (!user)
    throw new Error("userOf() was called on a route without the hook signedIn(). Add it to the route's onRequest.");
  return user;
}

/** The signed-in user if the path contains their id. Any other id is refused with 403, whether or not it exists. */
export function userNamed(request: FastifyRequest, userId: string): UserRow {
  const user = userOf(request);
  if (user.id !== userId) throw new Refusal(403, "This belongs to another account.");
  return user;
}
