import { join } from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { builtPages, type PageSource } from "./build-files.ts";
import { FOREVER, serveBuiltFiles } from "./files-from-memory.ts";
import { developmentPages } from "./development.ts";
import { sendLeanFiles } from "./file-headers.ts";
import { tellMachines } from "./found/tell-machines.ts";
import { takeForms } from "./forms.ts";
import { type Calls, inProcess } from "./in-process.ts";
import { createDocuments } from "./pages/documents.ts";
import { chooseEncoding, type PackedDocument } from "./pages/packed-document.ts";
import type { ChangeSource } from "./pages/page-memory.ts";
import { paymentHeaders } from "./payment-policy.ts";
import { serveOfflineReading } from "./reading-offline.ts";
import { showFailures } from "./show-failures.ts";
import type { RenderedPage } from "../src/entry-server.tsx";
import type { Transport } from "../src/lib/http.ts";

interface PageOptions {
  /** Origin as visitors see it; null means the address of the request. */
  publicUrl: string | null;
  /** Who takes the money. */
  paymentProvider: "sandbox" | "razorpay";
  /** What changes in the catalogue. Null: pages are made anew for each request. */
  changes: ChangeSource | null;
  /** @default within this process */
  calls?: Calls;
}

export interface StorefrontOptions extends PageOptions {
  /** Directory of the store: holds `dist` and `public`. */
  root: string;
  /** Ready picture variants and films, served under `/media`. */
  mediaDirectory: string;
  isDevelopment: boolean;
  /** Whether browsers keep the public pages that were visited, for when the line is away. @default true */
  offlinePages?: boolean;
}

/** Pages hold no visitor's data, so caches may keep them; they ask back each time, since stock and prices move. */
const PUBLIC_PAGE = "public, max-age=0, must-revalidate";

const HTML = "text/html; charset=utf-8";

/** Serves the shop's pages and files beside the API. */
export async function storefront(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const { root, mediaDirectory, isDevelopment } = options;
  // Files are compressed at build time, pages when they are asked for: a low quality, which costs a page 2 ms.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  showFailures(app);
  const pages = isDevelopment ? await developmentPages(app, root) : await builtPages(join(root, "dist"));
  sendLeanFiles(app);
  // Asked for by their names alone. Its own route would read the whole directory for each request.
  await app.register(fastifyStatic, { root: mediaDirectory, serve: false });
  if (!isDevelopment) {
    serveBuiltFiles(app, join(root, "dist/client"));
    await serveOfflineReading(app, join(root, "dist/client"), options.offlinePages ?? true);
  }
  app.get<{ Params: { "*": string } }>("/media/*", { schema: { hide: true } }, ({ params }, reply) =>
    reply.sendFile(params["*"], FOREVER),
  );
  await servePages(app, pages, isDevelopment ? { ...options, changes: null } : options);
}

async function servePages(
  app: FastifyInstance,
  pages: PageSource,
  { publicUrl, paymentProvider, changes, calls = inProcess }: PageOptions,
): Promise<void> {
  const render = (
    request: FastifyRequest,
    transport: Transport,
    { url = request.url, ...form }: { url?: string; fields?: URLSearchParams } = {},
  ) => pages.render({ url, origin: originOf(request, publicUrl), transport, ...form });
  const documents = createDocuments(changes);

  tellMachines(app, {
    publicPaths: pages.publicPaths,
    originOf: (request) => originOf(request, publicUrl),
    calls,
  });
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (/^\/(api|dev)\//.test(request.url)) return reply.callNotFound();
    const address = pages.addressOf(request.url);
    const page = await documents.get(address && `${originOf(request, publicUrl)} ${address}`, (onAnswer) =>
      // What is remembered is the same for whoever asks, however the link was tracked.
      render(request, calls(reply, onAnswer), address === null ? {} : { url: address }),
    );
    const isPrivate = page.visibility === "private";
    beginDocument(reply.code(page.status), page).header("cache-control", isPrivate ? "no-store" : PUBLIC_PAGE);
    if (page.location) return reply.header("location", withQueryOf(request.url, page.location)).send();
    reply.header("vary", "accept-encoding");
    if (!isPrivate && page.status === 200) {
      reply.header("etag", page.document.etag);
      if (isKnown(request, page.document)) return reply.code(304).send();
    }
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type(HTML).send(await page.document.in(encoding));
  });
  await takeForms(app, async (request, reply, fields) => {
    const page = await render(request, calls(reply), { fields });
    // What the form brought is for this one visitor, whoever may see the page.
    return beginDocument(reply.code(page.status), page).header("cache-control", "no-store").type(HTML).send(page.html);
  });

  /** Also where the browser has the document already: it takes the policy from the newest answer. */
  function beginDocument(
    reply: FastifyReply,
    { hasSecret, module }: Pick<RenderedPage, "hasSecret" | "module">,
  ): FastifyReply {
    if (hasSecret) reply.header("referrer-policy", "no-referrer");
    const policy = reply.raw.getHeader("content-security-policy");
    if (typeof policy === "string") {
      const allowed = pages.headOf(module).allowedBy(policy);
      reply.header("content-security-policy", allowed);
      reply.headers(paymentHeaders({ provider: paymentProvider, module }, allowed));
    }
    // What a page counts down to it counts by this clock, not by the device's: src/lib/server-clock.ts
    reply.header("server-timing", `now;desc="${Date.now()}"`);
    return reply.header("x-build", pages.build);
  }
}

/** A page that has moved is still the page that the link was made for: who made it wants to know it again. */
const withQueryOf = (url: string, path: string) => (url.includes("?") ? path + url.slice(url.indexOf("?")) : path);

/** A client of HTTP/1.0 need not say which host it asks. */
const originOf = ({ host, server }: FastifyRequest, publicUrl: string | null) =>
  publicUrl ?? (host === "" ? server.listeningOrigin : `http://${host}`);

/** Whether the browser has the document already. */
const isKnown = ({ headers }: FastifyRequest, { etag }: PackedDocument) =>
  headers["if-none-match"]?.split(",").some((known) => known.trim() === etag) ?? false;
