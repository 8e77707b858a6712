import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sqlState } from "../database/sql-state.ts";
import { DatabaseUnavailable } from "../database/unavailable.ts";
import { busy, Refusal } from "./refusal.ts";

/**
 * SQL states of a database that cannot answer now: no connection, shutting down, out of resources, given up after a wait, or
 * after as many conflicts with others as `transaction` bears.
 */
const UNAVAILABLE = /^(?:08|53|57|55P03|25P03|40001|40P01)/;

/** Answers every error in one shape (`RefusalBody`), and logs what is our fault. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFor(error, request);
    // Expected while the shop is busy or stopping, so it is logged without a stack.
    if (error instanceof Refusal && error.cause === undefined && refusal.status >= 500) {
      request.log.warn({ reason: error.message, req: request }, "request refused");
    } else if (refusal.status >= 500) request.log.error({ err: error, req: request }, "request failed");
    return sendRefusal(refusal, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal(404, "Not found"), request, reply));
}

/** A page may answer every other path; under these two a path that is not ours is an error of the caller. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  for (const prefix of ["/api/*", "/dev/*"]) {
    app.all(prefix, { schema: { hide: true } }, () => {
      throw new Refusal(404, "Not found");
    });
  }
}

/** For requests that the framework refuses before it knows their route: a URL that cannot be decoded, or is too long. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal =
    error.code === "FST_ERR_BAD_URL" ? new Refusal(400, "Malformed request") : new Refusal(404, "Not found");
  sendRefusal(refusal, request, reply);
}

/** Answers with a refusal, in the shape of every refused call. */
export function sendRefusal(
  { status, message, errors, headers }: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ status: "error", message, errors, request_id: request.id });
}

function refusalFor(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  return (
    databaseRefusal(error, request) ??
    frameworkRefusal(error) ??
    new Refusal(500, "Something went wrong. Please try again.")
  );
}

function databaseRefusal(error: FastifyError, { method }: FastifyRequest): Refusal | undefined {
  const state = sqlState(error);
  if (UNAVAILABLE.test(state) || error instanceof DatabaseUnavailable) return busy();
  if (!state.startsWith("22")) return undefined;
  // A text that the database cannot hold (NUL, a number beyond its type) names nothing that exists.
  return method === "GET" ? new Refusal(404, "Not found") : new Refusal(422, "A value is not valid.");
}

/** Of a part that a file does not have: says how long the file is. */
interface FileError {
  headers?: { "Content-Range"?: string };
}

/** What the framework and those who send files refuse is the caller's mistake, whatever it is. */
function frameworkRefusal({ statusCode = 500, headers }: FastifyError & FileError): Refusal | undefined {
  switch (statusCode) {
    case 400:
      return new Refusal(400, "Malformed request");
    // A path that leads out of the folder of files.
    case 403:
      return new Refusal(404, "Not found");
    case 412:
      return new Refusal(412, "The file has changed.");
    case 413:
      return new Refusal(413, "The request is too large.");
    case 415:
      return new Refusal(415, "Please send JSON, with Content-Type: application/json.");
    case 416: {
      const whole = headers?.["Content-Range"];
      return new Refusal(
        416,
        "The file has no such part.",
        whole === undefined ? {} : { headers: { "Content-Range": whole } },
      );
    }
    default:
      return statusCode >= 400 && statusCode < 500 ? new Refusal(statusCode, "Malformed request") : undefined;
  }
}
