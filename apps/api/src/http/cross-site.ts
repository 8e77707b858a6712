import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Other sites may send this request: its content proves by itself where it comes from. */
    crossSite?: "allowed";
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site's page asks a browser for. Requests without `Origin` and `Sec-Fetch-Site` do not come
 * from a browser's page and pass; nothing here authenticates.
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook("onRequest", async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.crossSite === "allowed") return;
    if (isCrossSite(request, publicUrl)) throw new Refusal(403, "Requests from other sites are refused.");
  });
}

function isCrossSite({ headers }: FastifyRequest, publicUrl: string | null): boolean {
  if (headers["sec-fetch-site"] === "cross-site") return true;
  const { origin, host } = headers;
  // A form on a page that tells nobody its address has no origin, but the browser still says whose page it was.
  if (origin === "null" && headers["sec-fetch-site"] === "same-origin") return false;
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
