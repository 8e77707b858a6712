import { join } from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { builtPages, type PageSource } from "./build-files.ts";
import { developmentPages } from "./development.ts";
import { takeForms } from "./forms.ts";
import { inProcess } from "./in-process.ts";

export interface StorefrontOptions {
  /** Directory of the store: holds `dist` and `public`. */
  root: string;
  /** Ready picture variants and films, served under `/media`. */
  mediaDirectory: string;
  /** Origin as visitors see it; null means the address of the request. */
  publicUrl: string | null;
  isDevelopment: boolean;
}

const FOREVER = { maxAge: "365d", immutable: true, index: false } as const;
/** Pages hold no visitor's data, so caches may keep them; they ask back each time, since stock and prices move. */
const PUBLIC_PAGE = "public, max-age=0, must-revalidate";

/** Serves the shop's pages and files beside the API. */
export async function storefront(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const { root, mediaDirectory, isDevelopment } = options;
  // Files are compressed at build time, pages when they are asked for: a low quality, which costs a page 2 ms.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  const pages = isDevelopment ? await developmentPages(app, root) : await builtPages(join(root, "dist"));
  if (!isDevelopment) await serveBuild(app, join(root, "dist/client"));
  await app.register(fastifyStatic, {
    ...FOREVER,
    root: mediaDirectory,
    prefix: "/media/",
    decorateReply: isDevelopment,
  });
  await servePages(app, pages, options.publicUrl);
}

async function serveBuild(app: FastifyInstance, client: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...FOREVER,
    root: join(client, "assets"),
    prefix: "/assets/",
    preCompressed: true,
  });
  // Files at fixed names: icons, and what runs first.
  for (const file of ["favicon.svg", "apple-touch-icon.png", "first.js", "guard.js"]) {
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(file, client, { maxAge: "1h", immutable: false }),
    );
  }
}

async function servePages(app: FastifyInstance, pages: PageSource, publicUrl: string | null): Promise<void> {
  const render = (request: FastifyRequest, reply: FastifyReply, form: { fields?: URLSearchParams } = {}) =>
    pages.render({ url: request.url, origin: originOf(request, publicUrl), transport: inProcess(reply), ...form });

  app.get("/robots.txt", { schema: { hide: true } }, (request, reply) =>
    reply
      .type("text/plain")
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /checkout\nDisallow: /account\nHost: ${originOf(request, publicUrl)}\n`,
      ),
  );
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (/^\/(api|dev)\//.test(request.url)) return reply.callNotFound();
    const page = await render(request, reply);
    reply.code(page.status).header("x-build", pages.build);
    reply.header("cache-control", page.visibility === "private" ? "no-store" : PUBLIC_PAGE);
    if (page.location) return reply.header("location", page.location).send();
    return sendDocument(reply, page.html);
  });
  await takeForms(app, async (request, reply, fields) => {
    const { status, html } = await render(request, reply, { fields });
    // What the form brought is for this one visitor, whoever may see the page.
    reply.code(status).header("x-build", pages.build).header("cache-control", "no-store");
    return sendDocument(reply, html);
  });

  function sendDocument(reply: FastifyReply, html: string) {
    const policy = reply.raw.getHeader("content-security-policy");
    if (typeof policy === "string") reply.header("content-security-policy", pages.head.allowedBy(policy));
    return reply.type("text/html; charset=utf-8").send(html);
  }
}

const originOf = (request: FastifyRequest, publicUrl: string | null) => publicUrl ?? `http://${request.host}`;
