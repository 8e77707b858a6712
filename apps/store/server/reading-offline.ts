import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { offlinePage } from "./plain-page.ts";

/**
 * A worker that unregisters itself and deletes its caches. It replaces an installed worker when offline reading is off.
 */
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
 * Serves the worker that caches visited pages for offline reading, and the page it shows for an uncached address.
 * Browsers check the worker on each visit, so it can be changed or switched off for everybody at once.
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
