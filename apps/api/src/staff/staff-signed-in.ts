import type { FastifyReply, FastifyRequest } from "fastify";
import { bearerOf } from "../auth/index.ts";
import { Refusal } from "../http/refusal.ts";
import type { StaffRow } from "./staff.repository.ts";
import type { StaffSessions } from "./staff-sessions.service.ts";

const members = new WeakMap<FastifyRequest, StaffRow>();

/** Hook for a route's `onRequest`: refuses everybody but staff with 401, and packers with 403 where only owners may. Shoppers' tokens are unknown here. */
export function staffSignedIn(sessions: StaffSessions, role: StaffRow["role"]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header("vary", "Authorization");
    const bearer = bearerOf(request);
    const staff = bearer === undefined ? undefined : await sessions.find(bearer);
    if (!staff) throw new Refusal(401, "Please sign in as staff.");
    if (role === "owner" && staff.role !== "owner") throw new Refusal(403, "Only the shop's owners may do this.");
    members.set(request, staff);
  };
}

/** The member of staff who asks. Throws if the route lacks the hook `staffSignedIn`, which is a programming error. */
export function staffOf(request: FastifyRequest): StaffRow {
  const staff = members.get(request);
  if (!staff) throw new Error("staffOf() was called on a route without the hook staffSignedIn().");
  return staff;
}
