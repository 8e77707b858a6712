import type { CDPSession } from "playwright";

export type Kind = "document" | "script" | "style" | "font" | "picture" | "film" | "data";

export const KINDS: Kind[] = ["document", "script", "style", "font", "picture", "film", "data"];

export interface Loaded {
  url: string;
  kind: Kind;
  /** Of head and body, as they came over the line. */
  bytes: number;
  /** When it was asked for: milliseconds since 1970, as the page's `performance.timeOrigin + performance.now()`. */
  at: number;
}

export interface NetworkLog {
  loaded: Iterable<Loaded>;
  /** Milliseconds since anything but a film was last under way: 0 while it is. */
  quietMs: () => number;
  /** All bytes at the moment when the film was asked for; null without a film. */
  beforeFilm: () => number | null;
}

/** Writes down all that a page loads from now on. */
export async function logNetwork(cdp: CDPSession): Promise<NetworkLog> {
  const all = new Map<string, Loaded>();
  /** Requests under way, with the document that asked. */
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
    // The next document ends what the last one waited for, and not all of it is reported.
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
    // The whole: the parts above are not always reported.
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

/** By what it is, not by who asks: the shop fetches code of its islands as data. */
function kindOf(url: string, type: string): Kind {
  const { pathname } = new URL(url);
  if (/\.m?js$/.test(pathname)) return "script";
  if (/\.(mp4|webm)$/.test(pathname)) return "film";
  if (/\.(avif|webp|jpg|png|svg)$/.test(pathname)) return "picture";
  if (pathname.endsWith(".css")) return "style";
  if (pathname.endsWith(".woff2")) return "font";
  return type === "Document" ? "document" : "data";
}
