import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/**
 * Lets caches store public answers, but revalidate each time: prices and stock are never stale, and an unchanged answer
 * is a 304 without a body.
 */
export function revalidatePublicAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
    const tag = `W/"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;
    reply.header("cache-control", "public, max-age=0, must-revalidate").header("etag", tag);
    const known = request.headers["if-none-match"]?.split(",").map((candidate) => candidate.trim());
    if (!known?.includes(tag)) return payload;
    reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return null;
  });
}
