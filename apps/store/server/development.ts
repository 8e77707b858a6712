import type { FastifyInstance } from "fastify";
import type { PageSource } from "./build-files.ts";
import { firstHead } from "./first-head.ts";

type ServerEntry = typeof import("../src/entry-server.tsx");

/** Serves pages through Vite: edits to the store or to a component reach the open page at once. */
export async function developmentPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const { createServer } = await import("vite");
  // Hot reload uses the shop's own port. A second port could be taken or exposed to the network.
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Must run before the server closes, because closing waits for the sockets of open pages.
  app.addHook("preClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    // Vite injects inline styles in development, which the production content policy forbids.
    reply.raw.removeHeader("content-security-policy");
    if (/^\/(api|dev|media|healthz|readyz)\b/.test(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
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
