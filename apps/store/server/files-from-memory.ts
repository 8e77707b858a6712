import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, type Encoding, weakTag } from "./pages/packed-document.ts";
import { shareAssets } from "./shared-assets.ts";

/** For files whose names contain a hash of their content. */
export const FOREVER = { maxAge: "365d", immutable: true } as const;
const KEPT_FOREVER = "public, max-age=31536000, immutable";
const KEPT_FOR_AN_HOUR = "public, max-age=3600";

/** File types that are kept in memory. Others, such as pictures imported by a page, are sent from disk. */
const TYPES: Partial<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
/** Files with fixed names: icons, and the scripts that run first. */
const FIXED = ["favicon.svg", "apple-touch-icon.png", "first.js", "guard.js"];
/** Precompressed variants that the build writes next to a file, best first, with their suffix. */
const PACKED = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

interface BuiltFile {
  type: string;
  etag: string;
  packed: readonly Encoding[];
  bodies: ReadonlyMap<Encoding, Buffer>;
}

/**
 * Serves the build output (two megabytes) from memory. A page requests about thirty of these files, and reading one
 * from disk takes four file system calls, which costs more than the rest of the response.
 */
export function serveBuiltFiles(app: FastifyInstance, client: string, shared: string | null = null): void {
  serveAssets(app, "/assets", join(client, "assets"), shared);
  for (const name of FIXED) {
    const file = readBuiltFile(join(client, name));
    if (!file) throw new Error(`${name} is of a kind that is not kept in memory: name its type.`);
    app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => send(request, reply, file, KEPT_FOR_AN_HOUR));
  }
}

/**
 * Serves the files of a directory, whose names contain a hash of their content, below `path`. With `shared`, also those of other versions
 * (`shareAssets`).
 */
export function serveAssets(app: FastifyInstance, path: string, directory: string, shared: string | null = null): void {
  if (shared !== null) shareOrWarn(app, directory, shared);
  const assets = new Map(readdirSync(directory).map((name) => [name, readBuiltFile(join(directory, name))]));
  app.get<{ Params: { file: string } }>(`${path}/:file`, { schema: { hide: true } }, (request, reply) => {
    const { file } = request.params;
    const asset = assets.get(file);
    if (asset) return send(request, reply, asset, KEPT_FOREVER);
    return reply.sendFile(file, shared === null || assets.has(file) ? directory : shared, FOREVER);
  });
}

function shareOrWarn(app: FastifyInstance, directory: string, shared: string): void {
  try {
    shareAssets(directory, shared);
  } catch (error) {
    app.log.warn({ err: error }, "files of this version cannot be shared with others: a release may break open pages");
  }
}

/** Reads a file with its precompressed variants; null for other file types. */
function readBuiltFile(path: string): BuiltFile | null {
  const type = TYPES[extname(path)];
  if (type === undefined) return null;
  const body = readFileSync(path);
  const packed = PACKED.filter(([, end]) => existsSync(path + end));
  return {
    type,
    etag: weakTag(body),
    packed: packed.map(([encoding]) => encoding),
    bodies: new Map([
      ["identity", body],
      ...packed.map(([encoding, end]) => [encoding, readFileSync(path + end)] as const),
    ]),
  };
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, etag, packed, bodies }: BuiltFile,
  cacheControl: string,
): FastifyReply {
  reply.type(type).headers({ "cache-control": cacheControl, vary: "accept-encoding", etag });
  if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  const encoding = chooseEncoding(headers["accept-encoding"], packed);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(bodies.get(encoding));
}
