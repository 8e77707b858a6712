import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Counts the requests that come from the network; what a page asks the API within the process is part of its page. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    if (!(request.raw.socket instanceof Socket)) return;
    metrics.seeRequest({
      method: METHODS.has(request.method) ? request.method : "other",
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
  });
}
