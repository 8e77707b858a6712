import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { offlinePage } from "./plain-page.ts";

/** Takes itself away, with all that was kept: what a browser gets in place of the worker that it has. */
const NO_WORKER = `addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

/**
 * The worker that keeps visited pages for when the line is away, and the page that it shows where none was kept. Browsers ask for the worker with each
 * visit, so that it can be changed, or switched off, for everybody at once.
 */
export async function serveOfflineReading(app: FastifyInstance, client: string, isOn: boolean): Promise<void> {
  const worker = isOn ? await readFile(join(client, "worker.js"), "utf8") : NO_WORKER;
  app.get("/worker.js", { schema: { hide: true } }, (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(worker),
  );
  const { html, allowedBy } = offlinePage();
  app.get("/offline", { schema: { hide: true } }, (_request, reply) => {
    const policy = reply.raw.getHeader("content-security-policy");
    if (typeof policy === "string") reply.header("content-security-policy", allowedBy(policy));
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(html);
  });
}
