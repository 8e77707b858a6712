import type { FastifyInstance } from "fastify";
import type { PageSource } from "./build-files.ts";
import { firstHead } from "./first-head.ts";

type ServerEntry = typeof import("../src/entry-server.tsx");

/** Pages through Vite: an edit of the store or of a piece reaches the open page at once. */
export async function developmentPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const { createServer } = await import("vite");
  // The page hears of edits through the shop's own port: no second one to be taken, or open to the network.
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Before the server closes, which would wait for the open pages' sockets.
  app.addHook("preClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    // Vite injects styles while developing, which the policy of the built shop forbids.
    reply.raw.removeHeader("content-security-policy");
    if (/^\/(api|dev|media|healthz|readyz)\b/.test(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
  });
  const assets = {
    script: "/src/entry-client.tsx",
    styles: ["/src/styles.css?direct"],
    allStyles: null,
    modules: [],
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
