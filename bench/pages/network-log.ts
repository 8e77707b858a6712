import type { CDPSession } from "playwright";

export type Kind = "document" | "script" | "style" | "font" | "picture" | "film" | "data";

export const KINDS: Kind[] = ["document", "script", "style", "font", "picture", "film", "data"];

export interface Loaded {
  url: string;
  kind: Kind;
  /** Headers and body as transferred. */
  bytes: number;
  /** Time of the request: milliseconds since 1970, as the page's `performance.timeOrigin + performance.now()`. */
  at: number;
}

export interface NetworkLog {
  loaded: Iterable<Loaded>;
  /** Milliseconds since a request other than a film's was last in progress: 0 while one is. */
  quietMs: () => number;
  /** Total bytes at the moment when the film was requested; null without a film. */
  beforeFilm: () => number | null;
}

/** Records everything that a page loads from now on. */
export async function logNetwork(cdp: CDPSession): Promise<NetworkLog> {
  const all = new Map<string, Loaded>();
  /** Requests in progress, with the requesting document. */
  const open = new Map<string, string>();
  let quietSince = performance.now();
  let beforeFilm: number | null = null;
  const end = (id: string) => {
    if (open.delete(id) && open.size === 0) quietSince = performance.now();
  };
  const sum = () => all.values().reduce((bytes, each) => bytes + each.bytes, 0);

  cdp.on("Network.requestWillBeSent", ({ requestId, loaderId, request, wallTime, type }) => {
    if (!request.url.startsWith("http")) return;
    const kind = kindOf(request.url, type ?? "Other");
    if (kind === "film") beforeFilm ??= sum();
    else open.set(requestId, loaderId);
    all.set(requestId, { url: request.url, kind, bytes: 0, at: wallTime * 1000 });
  });
  cdp.on("Network.responseReceived", ({ requestId, loaderId, type, response }) => {
    // A new document ends the requests of the previous one, not all of which are reported.
    if (type === "Document") for (const [id, asker] of open) if (asker !== loaderId) open.delete(id);
    const each = all.get(requestId);
    if (each) each.bytes += response.encodedDataLength;
  });
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const each = all.get(requestId);
    if (each) each.bytes += encodedDataLength;
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const each = all.get(requestId);
    // The total size; the parts above are not always reported.
    if (each) each.bytes = Math.max(each.bytes, encodedDataLength);
    end(requestId);
  });
  cdp.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await cdp.send("Network.enable");
  return {
    loaded: { [Symbol.iterator]: () => all.values() },
    quietMs: () => (open.size > 0 ? 0 : performance.now() - quietSince),
    beforeFilm: () => beforeFilm,
  };
}

/** Classifies by content instead of by initiator, because the shop fetches island code like data. */
function kindOf(url: string, type: string): Kind {
  const { pathname } = new URL(url);
  if (/\.m?js$/.test(pathname)) return "script";
  if (/\.(mp4|webm)$/.test(pathname)) return "film";
  if (/\.(avif|webp|jpg|png|svg)$/.test(pathname)) return "picture";
  if (pathname.endsWith(".css")) return "style";
  if (pathname.endsWith(".woff2")) return "font";
  return type === "Document" ? "document" : "data";
}
