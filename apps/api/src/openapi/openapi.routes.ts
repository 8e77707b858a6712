import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import packageFile from "../../package.json" with { type: "json" };
import { documentRoutes } from "./documented-routes.ts";
import { documentPage } from "./page.ts";
import { pageStyles } from "./page-styles.ts";
import type { ApiDocument } from "./shape.ts";

const DESCRIPTION = `Calls are JSON. Money is rupees with at most two decimals, times are ISO 8601 in UTC. Every refusal has the
same body: a message that may be shown, messages by field, and the request's id. Signed-in calls carry
"Authorization: Bearer" with the token that the login answered.`;

/**
 * Describes the API from the very schemas that validate it: the document at `/api/openapi.json`, a page for people at
 * `/api/docs`. Must be called before the routes are registered; routes that are not documented stop the start.
 */
export async function describeApi(app: FastifyInstance, label: string): Promise<void> {
  documentRoutes(app);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: `${label} shop API`, version: packageFile.version, description: DESCRIPTION },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });

  // The routes are known once the server is ready, and do not change after.
  let page: string | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  app.get("/api/docs", { schema: { hide: true } }, async (_request, reply) => {
    page ??= documentPage(app.swagger() as unknown as ApiDocument);
    return reply.type("text/html; charset=utf-8").send(page);
  });
  app.get("/api/docs.css", { schema: { hide: true } }, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=300").send(pageStyles),
  );
}
