import type { FastifyInstance, FastifySchema, RouteOptions } from "fastify";
import { refusals } from "../http/refusal.ts";

declare module "fastify" {
  interface FastifySchema {
    /** Leaves the route out of the document: files, and routes that only tests have. */
    hide?: boolean;
    operationId?: string;
    tags?: readonly string[];
    summary?: string;
  }
}

const API = /^\/(?:api\/|dev\/|healthz$|readyz$)/;

/** What every call may answer, what every call that changes something may, and what every call with parameters may. */
const ALWAYS = refusals(429, 500, 503);
const CHANGING = refusals(400, 403, 413, 415);
const VALIDATED = refusals(422);

/**
 * Holds every route of the API to the document: one that does not say its name, its group and what it answers stops the
 * start. Adds the refusals that the server makes by itself. Pages and files are left out.
 */
export function documentRoutes(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (route.schema?.hide) return;
    if (!API.test(route.url)) {
      route.schema = { ...route.schema, hide: true };
      return;
    }
    const schema = documentedSchema(route);
    const changing = route.method === "GET" || route.method === "HEAD" ? {} : CHANGING;
    const validated = schema.params || schema.querystring || schema.body ? VALIDATED : {};
    route.schema = { ...schema, response: { ...ALWAYS, ...changing, ...validated, ...(schema.response as object) } };
  });
}

function documentedSchema({ method, url, schema }: RouteOptions): FastifySchema {
  if (schema?.operationId && schema.tags?.length && schema.response) return schema;
  throw new Error(
    `${String(method)} ${url} is not documented. Give its schema an operationId, tags and response, or hide: true if it is no part of the API.`,
  );
}
