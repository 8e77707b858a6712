import { readFileSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { callOf, fetchData } from "./floor/floor-data.ts";
import { type Packed, packed } from "./packed.ts";

// Server of one baseline in its own process: `node floor-process.ts <kind> <shop's origin> <folder of the build>`.
const [kind, shop = "", folder = ""] = process.argv.slice(2);
const SCRIPT = "/assets/floor.js";
const FOREVER = "public, max-age=31536000, immutable";
const ASK_BACK = "public, max-age=0, must-revalidate";
const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

type Server = typeof import("./floor/on-server.tsx");
const { documentOf } = (await import(pathToFileURL(join(folder, "server/on-server.js")).href)) as Server;
const isAlive = kind === "react";
const upstream = new Agent({ keepAlive: true });
const kept = new Map<string, Packed>();
if (isAlive) {
  const script = readFileSync(join(folder, "browser/floor.js"), "utf8");
  kept.set(SCRIPT, packed(script, "application/javascript; charset=utf-8", FOREVER));
}
const inCart = packed(
  '<!doctype html><html lang="en-IN"><title>Cart</title><h1>It is in the cart</h1><a href="/shop">Shop</a></html>',
  HTML,
  "no-store",
);
const added = packed('{"status":"success"}', JSON_TYPE, "no-store");

/** Creates an answer at the first request and caches it, as the shop caches its documents. Null for an unknown path. */
async function answerTo(path: string): Promise<Packed | null> {
  const known = kept.get(path);
  if (known) return known;
  let made: Packed;
  if (kind === "still") {
    if (!callOf(path)) return null;
    made = packed(withoutScripts(await (await fetch(shop + path)).text()), HTML, ASK_BACK);
  } else if (callOf(path)) {
    made = packed(documentOf(path, await fetchData(path, shop), isAlive ? SCRIPT : null), HTML, ASK_BACK);
  } else if (isAlive && path.startsWith("/api/")) {
    made = packed(await (await fetch(shop + path)).text(), JSON_TYPE, ASK_BACK);
  } else return null;
  kept.set(path, made);
  return made;
}

/** The shop's document without scripts and script data. */
const withoutScripts = (html: string) => html.replaceAll(/<script\b.*?<\/script>/gs, "");

function send(request: IncomingMessage, response: ServerResponse, { type, cacheControl, ...bodies }: Packed): void {
  const isBrotli = request.headers["accept-encoding"]?.includes("br") ?? false;
  const body = isBrotli ? bodies.brotli : bodies.identity;
  response.writeHead(200, {
    "content-type": type,
    "cache-control": cacheControl,
    vary: "accept-encoding",
    "content-length": body.length,
    ...(isBrotli && { "content-encoding": "br" }),
  });
  response.end(body);
}

/** Proxies pictures from the shop, so that there is one origin as in the shop. */
function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { url = "", headers } = request;
  httpRequest(shop + url, { agent: upstream, headers: { ...headers, host: new URL(shop).host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  })
    .on("error", () => response.destroy())
    .end();
}

type Fields = Record<string, string>;

/** Adds to a new cart of the shop, so that the server does the same work as for the shop's own pages. */
async function addToCart({ product_id, ...options }: Fields): Promise<void> {
  const variants = Object.entries(options).map(([type, value]) => ({ type, value }));
  const answer = await fetch(`${shop}/api/cart/items`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ product_id: Number(product_id), quantity: 1, variants }),
  });
  if (!answer.ok) throw new Error(`Adding to the cart was answered ${answer.status}: ${await answer.text()}`);
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "";
  if (path.startsWith("/media/")) return passOn(request, response);
  if (request.method === "POST") {
    const isForm = request.headers["content-type"] === "application/x-www-form-urlencoded";
    const body = await text(request);
    await addToCart(isForm ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as Fields));
    return send(request, response, isForm ? inCart : added);
  }
  const answer = await answerTo(path);
  if (answer) send(request, response, answer);
  else response.writeHead(404).end();
}

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
// Ends the process together with the benchmark.
process.on("disconnect", () => process.exit());
