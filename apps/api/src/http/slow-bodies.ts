import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Within this time a body arrives, unless its call allows more. */
const BODY_MS = 15_000;
/** For whoever is signed in and sends a photo of 30 MB over a mobile line: 1 Mbit/s. */
export const UPLOAD_MS = 5 * 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Lets go of whoever sends a body too slowly, with 408. Node's own limit is the same for all requests of a server, so it
 * has to be that of the slowest call.
 */
export function limitSlowBodies(app: FastifyInstance, mostMs = BODY_MS): void {
  app.addHook("onRequest", async (request) => allowBody(request, mostMs));
  // Of a call that is refused early nobody reads the body.
  app.addHook("onResponse", async ({ raw }) => clearTimeout(timers.get(raw)));
}

/** Gives the body of this request so many milliseconds from now. */
export function allowBody({ raw, server }: FastifyRequest, mostMs: number): void {
  clearTimeout(timers.get(raw));
  if (raw.complete || !hasBody(raw)) return;
  const timer = setTimeout(() => {
    // As Node does it, so that one place answers both.
    const error = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    if (!raw.complete) server.server.emit("clientError", error, raw.socket);
  }, mostMs);
  timer.unref();
  timers.set(raw, timer);
  for (const over of ["end", "close"]) raw.once(over, () => clearTimeout(timer));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
