import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../http/refusal.ts";
import { bearerOf } from "./bearer.ts";
import type { SessionName, Sessions } from "./sessions.service.ts";
import type { UserRow } from "./users.repository.ts";

const users = new WeakMap<FastifyRequest, UserRow>();
const sessionNames = new WeakMap<FastifyRequest, SessionName>();

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
    const found = bearer === undefined ? undefined : await sessions.find(bearer);
    if (!found) throw new Refusal(401, message);
    users.set(request, found.user);
    sessionNames.set(request, found.session);
  };
}

/** Who asks, on a route for guests too. A dead or foreign bearer is as good as none: such a route never answers 401. */
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

/** The session by which a request was let in; `undefined` for a guest. */
export const maybeSessionOf = (request: FastifyRequest): SessionName | undefined => sessionNames.get(request);

/** The same where nobody else is let in. Throws like `userOf`. */
export function sessionOf(request: FastifyRequest): SessionName {
  const session = sessionNames.get(request);
  if (!session)
    throw new Error("sessionOf() was called on a route without the hook signedIn(). Add it to the route's onRequest.");
  return session;
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
