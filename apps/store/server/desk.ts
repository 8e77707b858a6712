import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { serveAssets } from "./files-from-memory.ts";

/** Stricter than the shop's: no form is posted, and nothing comes from elsewhere. Dialogs set style attributes. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(";");

/** Serves where staff work, at `/desk`: one document for all its addresses, and its files. `dist` is the desk's build. */
export function serveDesk(app: FastifyInstance, dist: string): void {
  const document = readFileSync(join(dist, "index.html"), "utf8");
  serveAssets(app, "/desk/assets", join(dist, "assets"));
  const sendDocument = (reply: FastifyReply) =>
    reply
      .headers({
        "cache-control": "no-cache",
        "content-security-policy": POLICY,
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      })
      .type("text/html; charset=utf-8")
      .send(document);
  app.get("/desk", { schema: { hide: true } }, (_request, reply) => sendDocument(reply));
  app.get("/desk/*", { schema: { hide: true } }, (_request, reply) => sendDocument(reply));
}
