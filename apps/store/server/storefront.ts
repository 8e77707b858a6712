import { join } from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { currentBuild } from "./build-folders.ts";
import { builtPages, type PageSource } from "./build-files.ts";
import { FOREVER, serveBuiltFiles } from "./files-from-memory.ts";
import { serveDesk } from "./desk.ts";
import { developmentPages } from "./development.ts";
import { omitDocumentHeaders } from "./file-headers.ts";
import { serveDiscoveryFiles } from "./found/discovery-files.ts";
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

/** Takes numbers that are read whenever metrics are asked for: see `Metrics` of the API. */
interface Measurements {
  read(reading: { name: string; help: string; read(set: (value: number) => void): void }): void;
}

interface PageOptions {
  /** Public origin; null means that of the request. */
  publicUrl: string | null;
  /** The payment provider. */
  paymentProvider: "sandbox" | "razorpay";
  /** Change notifications of the catalogue. Null disables the page cache. */
  changes: ChangeSource | null;
  /** Gets how much memory the cached pages take. @default nobody measures it */
  metrics?: Measurements | null;
  /** @default calls within this process */
  calls?: Calls;
}

export interface StorefrontOptions extends PageOptions {
  /** Directory of the store, which contains `dist` and `public`. */
  root: string;
  /** Directory of generated picture variants and films, served under `/media`. */
  mediaDirectory: string;
  isDevelopment: boolean;
  /** Folder in which processes of several versions share their built files. @default only this version's are served */
  sharedAssets?: string | null;
  /** Whether browsers cache visited public pages for offline reading. @default true */
  offlinePages?: boolean;
}

/** Pages contain no visitor data, so caches may store them, but must revalidate because stock and prices change. */
const PUBLIC_PAGE = "public, max-age=0, must-revalidate";

const HTML = "text/html; charset=utf-8";

/** Serves the shop's pages and files beside the API. */
export async function storefront(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const { root, mediaDirectory, isDevelopment } = options;
  // From now on, a later build does not change what this process reads.
  const built = currentBuild(join(root, "dist"));
  // Files are compressed at build time, pages on request at a low quality that takes 2 ms per page.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  showFailures(app);
  const pages = isDevelopment ? await developmentPages(app, root) : await builtPages(built);
  omitDocumentHeaders(app);
  // Files are sent by name. The plugin's own route would read the whole directory for each request.
  await app.register(fastifyStatic, { root: mediaDirectory, serve: false });
  if (!isDevelopment) {
    const shared = options.sharedAssets ?? null;
    serveBuiltFiles(app, join(built, "client"), shared && join(shared, "store"));
    serveDesk(app, shared && join(shared, "desk"));
    await serveOfflineReading(app, join(built, "client"), options.offlinePages ?? true);
  }
  app.get<{ Params: { "*": string } }>("/media/*", { schema: { hide: true } }, ({ params }, reply) =>
    reply.sendFile(params["*"], FOREVER),
  );
  await servePages(app, pages, isDevelopment ? { ...options, changes: null } : options);
}

async function servePages(
  app: FastifyInstance,
  pages: PageSource,
  { publicUrl, paymentProvider, changes, metrics = null, calls = inProcess }: PageOptions,
): Promise<void> {
  const render = (
    request: FastifyRequest,
    transport: Transport,
    { url = request.url, ...form }: { url?: string; fields?: URLSearchParams } = {},
  ) => pages.render({ url, origin: originOf(request, publicUrl), transport, ...form });
  const documents = createDocuments(changes);
  metrics?.read({
    name: "selvedge_page_memory_bytes",
    help: "Size of the pages that this process keeps in memory.",
    read: (set) => set(documents.size()),
  });

  serveDiscoveryFiles(app, {
    publicPaths: pages.publicPaths,
    originOf: (request) => originOf(request, publicUrl),
    calls,
  });
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (/^\/(api|dev)\//.test(request.url)) return reply.callNotFound();
    const address = pages.addressOf(request.url);
    const page = await documents.get(address && `${originOf(request, publicUrl)} ${address}`, (onAnswer) =>
      // The cached page is the same for all visitors, whatever tracking parameters the link has.
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
    // The result of a form is for this visitor only, even on a public page.
    return beginDocument(reply.code(page.status), page).header("cache-control", "no-store").type(HTML).send(page.html);
  });

  /** Sets the headers of a document. Also used for 304, because the browser takes the policy from the newest answer. */
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
    // Countdowns on the page use this clock instead of the device's: src/lib/server-clock.ts
    reply.header("server-timing", `now;desc="${Date.now()}"`);
    return reply.header("x-build", pages.build);
  }
}

/** Keeps the query of a redirected address, so that tracking parameters survive. */
const withQueryOf = (url: string, path: string) => (url.includes("?") ? path + url.slice(url.indexOf("?")) : path);

/** An HTTP/1.0 client may omit the host. */
const originOf = ({ host, server }: FastifyRequest, publicUrl: string | null) =>
  publicUrl ?? (host === "" ? server.listeningOrigin : `http://${host}`);

/** Whether the browser already has the document. */
const isKnown = ({ headers }: FastifyRequest, { etag }: PackedDocument) =>
  headers["if-none-match"]?.split(",").some((known) => known.trim() === etag) ?? false;
