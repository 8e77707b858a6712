import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, type Encoding, weakTag } from "./pages/packed-document.ts";

/** For files that are named after what they hold. */
export const FOREVER = { maxAge: "365d", immutable: true } as const;
const KEPT_FOREVER = "public, max-age=31536000, immutable";
const KEPT_FOR_AN_HOUR = "public, max-age=3600";

/** What is kept in memory. Anything else, such as a picture that a page imports, is sent from the disk. */
const TYPES: Partial<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
/** At fixed names: icons, and what runs first. */
const FIXED = ["favicon.svg", "apple-touch-icon.png", "first.js", "guard.js"];
/** What the build puts beside a file, the best first, and how its name then ends. */
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
 * Serves what the build has made, two megabytes, from memory: a page asks for some thirty of these files, and a disk is asked four
 * times for each, which costs more than all else about the answer.
 */
export function serveBuiltFiles(app: FastifyInstance, client: string): void {
  const directory = join(client, "assets");
  const assets = new Map(readdirSync(directory).map((name) => [name, readBuiltFile(join(directory, name))]));
  app.get<{ Params: { file: string } }>("/assets/:file", { schema: { hide: true } }, (request, reply) => {
    const { file } = request.params;
    const asset = assets.get(file);
    return asset ? send(request, reply, asset, KEPT_FOREVER) : reply.sendFile(file, directory, FOREVER);
  });
  for (const name of FIXED) {
    const file = readBuiltFile(join(client, name));
    if (!file) throw new Error(`${name} is of a kind that is not kept in memory: name its type.`);
    app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => send(request, reply, file, KEPT_FOR_AN_HOUR));
  }
}

/** With all that lies packed beside it; null where it is of another kind. */
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
