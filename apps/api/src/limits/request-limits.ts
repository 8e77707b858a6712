import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../http/refusal.ts";
import { clientAddress } from "../http/client-address.ts";
import { type RequestLimit, requestLimits } from "./policies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Which limit the route counts towards.
     * @default "reads" for GET, "writes" for the rest, of routes under /api and /dev; none for others
     */
    limit?: RequestLimit | "none";
    /**
     * As how many requests one call counts, so that answers which cost more are given less often.
     * @default 1
     */
    weight?: (request: FastifyRequest) => number;
  }
}

/** Counts requests per address, each by its weight. All routes with the same limit share one count. */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => clientAddress(ip) });
  const counters = Object.fromEntries(
    Object.entries(requestLimits).map(([name, { max, windowMs }]) => [
      name,
      app.createRateLimit({ max, timeWindow: windowMs }),
    ]),
  ) as Record<RequestLimit, ReturnType<FastifyInstance["createRateLimit"]>>;

  app.addHook("onRequest", async (request) => {
    const limit = limitOf(request);
    if (limit === "none") return;
    const weight = request.routeOptions.config.weight?.(request) ?? 1;
    for (let counted = 0; counted < weight; counted += 1) {
      const count = await counters[limit](request);
      if (count.isAllowed || !count.isExceeded) continue;
      throw new Refusal(429, requestLimits[limit].message, { headers: { "Retry-After": String(count.ttlInSeconds) } });
    }
  });
}

function limitOf({ method, routeOptions: { config, url } }: FastifyRequest): RequestLimit | "none" {
  if (config.limit) return config.limit;
  if (!url || !/^\/(?:api|dev)\//.test(url)) return "none";
  return method === "GET" || method === "HEAD" ? "reads" : "writes";
}
