import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { PageSource } from "./build-files.ts";
import { firstHead } from "./first-head.ts";

type ServerEntry = typeof import("../src/entry-server.tsx");

/** Addresses of the desk, and of its files. */
const DESK = /^\/desk(?:[/?]|$)/;

/** Serves pages and the desk through Vite: edits to them or to a component reach the open page at once. */
export async function developmentPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const { createServer } = await import("vite");
  // Hot reload uses the shop's own port. A second port could be taken or exposed to the network.
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  const desk = await createServer({
    configFile: join(root, "../desk/vite.config.ts"),
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Must run before the server closes, because closing waits for the sockets of open pages.
  app.addHook("preClose", async () => {
    await Promise.all([vite.close(), desk.close()]);
  });
  app.addHook("onRequest", (request, reply, done) => {
    // Vite injects inline styles in development, which the production content policy forbids.
    reply.raw.removeHeader("content-security-policy");
    if (/^\/(api|dev|media|healthz|readyz)\b/.test(request.url)) done();
    else (DESK.test(request.url) ? desk : vite).middlewares(request.raw, reply.raw, () => done());
  });
  const assets = {
    script: "/src/entry-client.tsx",
    styles: ["/src/styles.css?direct"],
    allStyles: null,
    modules: [],
    later: [],
    fonts: [],
    fontStyles: [],
    textFont: [],
    textFontStyles: [],
  };
  const build = "development";
  const head = firstHead("");
  return {
    build,
    headOf: () => head,
    addressOf: () => null,
    publicPaths: () => [],
    render: async (request) => {
      const entry = (await vite.ssrLoadModule("/src/entry-server.tsx")) as ServerEntry;
      return entry.render({ ...request, assetsOf: () => assets, build, headOf: () => head.markup });
    },
  };
}
