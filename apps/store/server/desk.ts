import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { currentBuild } from "./build-folders.ts";
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

/** Where the builds of this repository are, each with the desk. */
const DIST = join(import.meta.dirname, "../dist");

/** Serves the desk, where staff work: one document for all addresses below `/desk`, and its files, shared as in `serveAssets`. Throws if it is not built. */
export function serveDesk(app: FastifyInstance, shared: string | null): void {
  const desk = join(currentBuild(DIST), "desk");
  const document = readFileSync(join(desk, "index.html"), "utf8");
  serveAssets(app, "/desk/assets", join(desk, "assets"), shared);
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
