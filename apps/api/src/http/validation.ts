import type { FastifyInstance, FastifySchemaCompiler } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { $ZodType } from "zod/v4/core";

/**
 * Schemas are Zod's, in both directions. A call without a body is validated as if it had sent an empty object, so that the
 * answer names the missing fields and not the missing body.
 */
export function validateWithZod(app: FastifyInstance): void {
  const compile: FastifySchemaCompiler<$ZodType> = (route) => {
    const validate = validatorCompiler(route);
    return route.httpPart === "body" ? (body) => validate(body ?? {}) : validate;
  };
  app.setValidatorCompiler(compile);
  app.setSerializerCompiler(serializerCompiler);
}
