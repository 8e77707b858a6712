import type { FastifyInstance } from "fastify";
import { failurePage } from "./plain-page.ts";

/** Addresses that are not opened as pages: API calls and files. */
const NO_PAGE = /^\/(?:api|dev|assets|media)\//;

/** Replaces a failed page request's JSON refusal with an HTML page of the same status and `Retry-After`. */
export function showFailures(app: FastifyInstance): void {
  const { html, allowedBy } = failurePage();
  app.addHook("onSend", async (request, reply, payload) => {
    const wantsPage = request.headers.accept?.includes("text/html") && !NO_PAGE.test(request.url);
    const isRefusal = String(reply.getHeader("content-type")).startsWith("application/json");
    if (reply.statusCode < 500 || !wantsPage || !isRefusal) return payload;
    const policy = reply.raw.getHeader("content-security-policy") ?? reply.getHeader("content-security-policy");
    if (typeof policy === "string") reply.header("content-security-policy", allowedBy(policy));
    reply.removeHeader("etag");
    reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    return request.method === "HEAD" ? payload : html;
  });
}
