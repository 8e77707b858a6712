import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import packageFile from "../../package.json" with { type: "json" };
import { documentRoutes } from "./documented-routes.ts";
import { nameSchemas } from "./named-schemas.ts";
import { documentPage } from "./page.ts";
import { pageStyles } from "./page-styles.ts";
import type { ApiDocument, JsonSchema } from "./shape.ts";

const DESCRIPTION = `Calls are JSON. Money is rupees with at most two decimals, times are ISO 8601 in UTC. Every refusal has the
same body: a message that may be shown, messages by field, and the request's id. Signed-in calls carry
"Authorization: Bearer" with the token that the login answered.`;

/**
 * Describes the API from the very schemas that validate it: the document at `/api/openapi.json`, a page for people at
 * `/api/docs`. Must be called before the routes are registered; routes that are not documented stop the start.
 */
export async function describeApi(app: FastifyInstance, label: string): Promise<void> {
  nameSchemas();
  documentRoutes(app);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: `${label} shop API`, version: packageFile.version, description: DESCRIPTION },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (source) => withoutUnusedSchemas(jsonSchemaTransformObject(source) as unknown as ApiDocument),
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

/** The transform describes each named schema as input and as output; only what a call refers to is worth reading. */
function withoutUnusedSchemas(document: ApiDocument): object {
  const all = new Map(Object.entries(document.components?.schemas ?? {}));
  const used = new Map<string, JsonSchema>();
  const collect = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = all.get(name);
      if (!schema || used.has(name)) continue;
      used.set(name, schema);
      collect(schema);
    }
  };
  collect(document.paths);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
}
