import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { sqlState } from "../database/transaction.ts";
import { type FieldErrors, Refusal } from "./refusal.ts";

const RETRY_SOON = { "Retry-After": "5" };

/** Answers every error in the one shape of `RefusalBody`, and logs what is our fault. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFor(error, request);
    if (refusal.status >= 500) request.log.error({ err: error }, "request failed");
    return answer(refusal, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answer(new Refusal(404, "Not found"), request, reply));
}

function answer({ status, message, errors, headers }: Refusal, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(status)
    .headers(headers)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ status: "error", message, errors, request_id: request.id });
}

function refusalFor(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationRefusal(error.validation);
  return (
    databaseRefusal(error, request) ??
    frameworkRefusal(error) ??
    new Refusal(500, "Something went wrong. Please try again.")
  );
}

function validationRefusal(issues: { instancePath: string; message?: string | undefined }[]): Refusal {
  const errors: FieldErrors = {};
  for (const { instancePath, message = "Invalid value" } of issues) {
    const field = instancePath.slice(1).replaceAll("/", ".") || "body";
    if (!Object.hasOwn(errors, field)) errors[field] = [];
    errors[field]?.push(message);
  }
  return new Refusal(422, issues[0]?.message ?? "Invalid request", { errors });
}

/** Text that PostgreSQL cannot hold (NUL, a number beyond its type) names nothing that exists, so a read finds nothing. */
function databaseRefusal(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Error && error.message === "timeout exceeded when trying to connect") {
    return new Refusal(503, "The shop is busy. Please try again in a moment.", { headers: RETRY_SOON });
  }
  if (!sqlState(error).startsWith("22")) return undefined;
  return request.method === "GET" ? new Refusal(404, "Not found") : new Refusal(422, "The given value is not valid.");
}

function frameworkRefusal(error: FastifyError): Refusal | undefined {
  switch (error.statusCode) {
    case 400:
      return new Refusal(400, error.code?.includes("JSON") ? "Malformed JSON body" : "Malformed request");
    case 413:
      return new Refusal(413, "The request is too large.");
    case 415:
      return new Refusal(415, "Send JSON (Content-Type: application/json).");
    default:
      return undefined;
  }
}
