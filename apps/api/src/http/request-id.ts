import type { IncomingMessage } from "node:http";
import { randomId } from "../random-id.ts";

/** Where a storefront in a process of its own says which request of a visitor its call belongs to. */
export const REQUEST_ID_HEADER = "x-request-id";
/** As `randomId` makes them. */
const OURS = /^[\w-]{22}$/;

/** Gives each request an id: behind a trusted hop the one that it has there, so that both logs name it alike. */
export function requestId(trustedHops: number): (request: Pick<IncomingMessage, "headers">) => string {
  if (trustedHops === 0) return randomId;
  return ({ headers }) => {
    const given = headers[REQUEST_ID_HEADER];
    return typeof given === "string" && OURS.test(given) ? given : randomId();
  };
}
