import { plainSentence } from "@selvedge/commerce/wire/plain-sentence";
import type { FastifyInstance, FastifySchemaCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { type $ZodIssue, type $ZodType, safeParse } from "zod/v4/core";
import { Refusal } from "./refusal.ts";

/**
 * Schemas are Zod's, in both directions. A call without a body is validated as if it had sent an empty object, so that the
 * answer names the missing fields and not the missing body.
 */
export function validateWithZod(app: FastifyInstance): void {
  const compile: FastifySchemaCompiler<$ZodType> =
    ({ schema, httpPart }) =>
    (sent) => {
      const { data, error } = safeParse(schema, httpPart === "body" ? (sent ?? {}) : sent, { error: plainSentence });
      return error ? { error: validationRefusal(error.issues) } : { value: data };
    };
  app.setValidatorCompiler(compile);
  app.setSerializerCompiler(serializerCompiler);
}

/** The first sentence for the whole, and all of them by field. */
export function validationRefusal(issues: readonly $ZodIssue[]): Refusal {
  const errors = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const field = path.join(".") || "body";
    errors.set(field, [...(errors.get(field) ?? []), message]);
  }
  return new Refusal(422, issues[0]?.message ?? "Invalid request", { errors: Object.fromEntries(errors) });
}
